//! chromedriver, and the end of everything that it starts.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use xtask::places;
use xtask::tools::Browser;

/// Runs its arguments until its input ends, which happens when the tests end, however they end; then
/// ends the whole process group, the browsers in it too, and removes their profiles.
const GUARD: &str = r#"
profiles=$1; shift
"$@" &
read -r _
trap '' TERM
kill -TERM 0
wait
# A browser may write until it is gone.
for _ in 1 2 3 4 5; do rm -rf "$profiles" 2>/dev/null && break; sleep 0.2; done
"#;

/// A running chromedriver.
#[derive(Debug)]
pub(crate) struct Driver {
    /// Where it takes commands.
    pub(crate) url: String,
    /// The folder for the browsers' profiles.
    pub(crate) profiles: PathBuf,
    /// The browser to start.
    pub(crate) chromium: PathBuf,
    /// Ends with the tests, because its input does.
    _guard: Child,
}

impl Driver {
    /// Starts chromedriver on a free port.
    pub(crate) fn start() -> Self {
        let browser = Browser::find()
            .expect("Chromium and chromedriver are needed: cargo xtask setup installs them");
        let profiles = env::temp_dir().join(format!("rochade-e2e-{}", std::process::id()));
        fs::create_dir_all(&profiles).expect("a folder for profiles can be made");
        let mut guard = Command::new("sh")
            .args(["-c", GUARD, "guard"])
            .arg(&profiles)
            .arg(&browser.driver)
            .arg("--port=0")
            .arg(format!(
                "--log-path={}",
                artefacts().join("driver.log").display()
            ))
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell starts");
        let output = guard.stdout.take().expect("its output is piped to us");
        let port = BufReader::new(output)
            .lines()
            .map_while(Result::ok)
            .find_map(|line| {
                let port = line.split("started successfully on port ").nth(1)?;
                port.trim_end_matches('.').parse::<u16>().ok()
            })
            .expect("chromedriver names its port");
        Self {
            url: format!("http://127.0.0.1:{port}"),
            profiles,
            chromium: browser.chromium,
            _guard: guard,
        }
    }
}

/// The folder for logs and for pictures of failures.
pub(crate) fn artefacts() -> PathBuf {
    let folder = places::root().join("target/e2e");
    fs::create_dir_all(&folder).expect("the folder for pictures can be made");
    folder
}
