use std::io;
use std::process::ExitCode;

/// Why there is no answer.
pub(crate) enum Failure {
    /// The command line makes no sense: status 2.
    Usage(String),
    /// Something can't be read, isn't allowed, or isn't there yet: status 1.
    Error(String),
    /// The answer can't be written.
    Output(io::Error),
}

impl Failure {
    /// Says it on standard error.
    pub(crate) fn report(self) -> ExitCode {
        use io::Write;
        // If not even standard error can be written to, the status has to do.
        let mut stderr = io::stderr();
        match self {
            Failure::Usage(message) => {
                let _ = writeln!(
                    stderr,
                    "rochade: {message}\n`rochade --help` tells the usage"
                );
                ExitCode::from(2)
            }
            Failure::Error(message) => {
                let _ = writeln!(stderr, "rochade: {message}");
                ExitCode::FAILURE
            }
            // The reader has seen enough: `rochade moves chess | head -1`.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                ExitCode::SUCCESS
            }
            Failure::Output(error) => {
                let _ = writeln!(stderr, "rochade: can't write the answer: {error}");
                ExitCode::FAILURE
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// The beginning of a text, for an error.
pub(crate) fn shown(text: &str) -> String {
    let start: String = text.chars().take(40).collect();
    format!("'{}'", start.escape_debug())
}
