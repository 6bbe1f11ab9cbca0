//! The drivers of the browsers, and the end of everything that they start.

use std::env;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use xtask::places;
use xtask::tools::{self, Browser};

use crate::engine::Engine;

/// Runs its arguments until its input ends, which happens when the tests end, however they end;
/// then ends the whole process group, the browsers in it too, and removes their profiles.
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

/// How long a driver may take to answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running driver.
#[derive(Debug)]
pub(crate) struct Driver {
    /// Where it takes commands.
    pub(crate) url: String,
    /// The folder for the browsers' profiles.
    pub(crate) profiles: PathBuf,
    /// The browser to start.
    pub(crate) program: PathBuf,
    /// They end with the tests, because their input does.
    _guards: Vec<Child>,
}

impl Driver {
    /// Starts the driver of an engine on a free port.
    pub(crate) fn start(engine: Engine) -> Self {
        let browser = match engine {
            Engine::Chromium => Browser::chromium(),
            Engine::Firefox => Browser::firefox(),
            Engine::WebKit => Browser::webkit(),
        };
        let browser = browser.unwrap_or_else(|| {
            panic!("{engine:?} and its driver are needed: cargo xtask setup installs them")
        });
        let name = format!("rochade-e2e-{}-{engine:?}", std::process::id());
        let profiles = env::temp_dir().join(name);
        fs::create_dir_all(&profiles).expect("a folder for profiles can be made");
        let port = free_port();
        let mut driver = Command::new(&browser.driver);
        driver.arg(format!("--port={port}"));
        let mut guards = Vec::new();
        match engine {
            Engine::Chromium => {}
            Engine::Firefox => {
                driver.arg("--profile-root").arg(&profiles);
            }
            Engine::WebKit => {
                let (screen, guard) = screen(&profiles);
                guards.push(guard);
                driver.env("DISPLAY", screen);
                // No keeper of settings, of accessibility or of the clipboard is started beside it.
                driver.env("GSETTINGS_BACKEND", "memory");
                driver.env("NO_AT_BRIDGE", "1");
            }
        }
        let log = File::create(log(engine)).expect("the driver's log can be written");
        let errors = log.try_clone().expect("a file can be written by two");
        guards.push(guard(&driver, &profiles, log.into(), errors.into()));
        expect_answer(engine, port);
        Self {
            url: format!("http://127.0.0.1:{port}"),
            profiles,
            program: browser.program,
            _guards: guards,
        }
    }
}

/// Starts a program that ends with the tests.
fn guard(program: &Command, profiles: &Path, output: Stdio, errors: Stdio) -> Child {
    let settings = program.get_envs();
    Command::new("sh")
        .args(["-c", GUARD, "guard"])
        .arg(profiles)
        .arg(program.get_program())
        .args(program.get_args())
        .envs(settings.filter_map(|(name, value)| Some((name, value?))))
        .process_group(0)
        .stdin(Stdio::piped())
        .stdout(output)
        .stderr(errors)
        .spawn()
        .expect("a shell starts")
}

/// A screen in memory for a browser that needs one: its name, which it chooses itself.
fn screen(profiles: &Path) -> (String, Child) {
    let program = tools::screen().expect("Xvfb is needed: cargo xtask setup installs it");
    let mut screen = Command::new(program);
    screen.args(["-displayfd", "1", "-nolisten", "tcp"]);
    screen.args(["-screen", "0", "1600x1200x24"]);
    let mut guard = guard(&screen, profiles, Stdio::piped(), Stdio::null());
    let output = guard.stdout.take().expect("its output is piped to us");
    let mut number = String::new();
    let told = BufReader::new(output).read_line(&mut number);
    assert!(
        told.is_ok() && !number.is_empty(),
        "Xvfb names no screen: is /tmp/.X11-unix writable?"
    );
    (format!(":{}", number.trim()), guard)
}

/// A port that nothing listens at.
fn free_port() -> u16 {
    let found = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|socket| socket.local_addr());
    found.expect("a port is free").port()
}

/// Waits until a driver takes commands.
fn expect_answer(engine: Engine, port: u16) {
    let deadline = Instant::now() + PATIENCE;
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        let log = log(engine);
        assert!(
            Instant::now() < deadline,
            "the driver does not answer: see {}",
            log.display()
        );
        thread::sleep(Duration::from_millis(20));
    }
}

/// What the driver of an engine says.
pub(crate) fn log(engine: Engine) -> PathBuf {
    artefacts().join(format!("{engine:?}.log").to_lowercase())
}

/// The folder for logs and for pictures of failures.
pub(crate) fn artefacts() -> PathBuf {
    let folder = places::root().join("target/e2e");
    fs::create_dir_all(&folder).expect("the folder for pictures can be made");
    folder
}
