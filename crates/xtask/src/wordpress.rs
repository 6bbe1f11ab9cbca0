//! `cargo xtask test --wordpress`: the plugin on a real WordPress with a real database, by a real
//! browser. All of it stands in a folder of its own, and goes with it.

use std::env;
use std::fs;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rochade_site::files::write;

use crate::package::wordpress;
use crate::shell::{answer, command, file_trouble, run, step};
use crate::tools::{self, Browser, Need, WORDPRESS};
use crate::{Trouble, places, site};

/// How long a server may take until it answers.
const PATIENCE: Duration = Duration::from_secs(60);

/// How large a file may be that is uploaded.
const UPLOADS: [&str; 4] = ["-d", "upload_max_filesize=32M", "-d", "post_max_size=32M"];

/// Builds the plugin, sets up a WordPress, and runs the tests on it. A site that is built already
/// is named by `$ROCHADE_E2E`, as in the tests of the page.
pub(crate) fn test() -> Result<(), Trouble> {
    tools::ensure(&[Need::Node, Need::Chromium, Need::WordPress])?;
    let named = env::var_os("ROCHADE_E2E");
    let built = site::built(named.as_deref().map(Path::new))?;
    let plugin = wordpress::package(&built)?;
    let browser = Browser::chromium()
        .ok_or_else(|| Trouble::plain("there is no Chromium", "it was there a moment ago"))?;
    let (club, _) = step("a WordPress", Club::found)?;
    step("tests in WordPress", || {
        run(command("node")
            .args(["--experimental-websocket", "--test", "tests/wordpress/"])
            .env("ROCHADE_WORDPRESS", &club.folder)
            .env("ROCHADE_WORDPRESS_AT", &club.address)
            .env("ROCHADE_PLUGIN", &plugin)
            .env("ROCHADE_SITE", &built)
            .env("CHROMIUM", &browser.program))
    })?;
    println!("\n✓ The plugin holds on WordPress.");
    Ok(())
}

/// A WordPress of its own, and the processes on which it runs.
struct Club {
    folder: PathBuf,
    address: String,
    /// The first one is stopped last.
    servers: Vec<Child>,
}

impl Club {
    /// Sets it up afresh.
    fn found() -> Result<Self, Trouble> {
        // Names of sockets must be short, which folders of clones are not.
        let folder = env::temp_dir().join(format!("rochade-wordpress-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(file_trouble("make", &folder))?;
        let mut club = Self {
            address: format!("http://127.0.0.1:{}", free_port()?),
            folder,
            servers: Vec::new(),
        };
        club.start_database()?;
        club.copy_wordpress()?;
        club.start_server()?;
        Ok(club)
    }

    fn start_database(&mut self) -> Result<(), Trouble> {
        let folder = self.folder.join("database");
        let user = answer(command("id").arg("-un")).unwrap_or_default();
        let named = |name: &str, value: &Path| format!("--{name}={}", value.display());
        let user = format!("--user={}", user.trim());
        let data = named("datadir", &folder);
        run(command("mariadb-install-db")
            .args(["--no-defaults", "--auth-root-authentication-method=normal"])
            .args(["--skip-test-db", &user, &data])
            .stdout(Stdio::null()))?;
        let socket = self.folder.join("socket");
        let mut server = command("mariadbd");
        server
            .args(["--no-defaults", "--skip-networking", &user, &data])
            .arg(named("socket", &socket))
            .arg(named("pid-file", &self.folder.join("pid")));
        self.start(&mut server)?;
        wait_for("MariaDB", || socket.exists())
    }

    fn copy_wordpress(&self) -> Result<(), Trouble> {
        let to = self.folder.join("www");
        run(command("cp")
            .args(["--recursive", "--dereference", WORDPRESS])
            .arg(&to))?;
        let config = format!(
            "<?php\nconst ROCHADE_SOCKET = '{}';\nconst ROCHADE_AT = '{}';\nrequire '{}';\n",
            self.folder.join("socket").display(),
            self.address,
            places::root().join("tests/wordpress/config.php").display(),
        );
        write(&to.join("wp-config.php"), &config)?;
        let mut php = command("php");
        php.arg(places::root().join("tests/wordpress/install.php"));
        run(php.arg(&to))
    }

    fn start_server(&mut self) -> Result<(), Trouble> {
        let host = self.address.trim_start_matches("http://").to_owned();
        let mut server = command("php");
        server
            .args(UPLOADS)
            .args(["-S", &host, "-t"])
            .arg(self.folder.join("www"))
            .env("PHP_CLI_SERVER_WORKERS", "4")
            .stdout(Stdio::null());
        self.start(&mut server)?;
        wait_for("PHP's server", || TcpStream::connect(&host).is_ok())
    }

    /// Starts a server with all that it starts itself in a group, its words in a file.
    fn start(&mut self, server: &mut Command) -> Result<(), Trouble> {
        let name = server.get_program().to_string_lossy().into_owned();
        let log = self.folder.join(format!("{name}.log"));
        let told = fs::File::create(&log).map_err(file_trouble("write", &log))?;
        let child = server.process_group(0).stderr(told).spawn();
        let child =
            child.map_err(|error| Trouble::plain(format!("{name} did not start"), error))?;
        self.servers.push(child);
        Ok(())
    }
}

impl Drop for Club {
    fn drop(&mut self) {
        for mut server in self.servers.drain(..).rev() {
            // A group that is gone already needs no stopping.
            let group = format!("-{}", server.id());
            answer(command("kill").args(["-TERM", "--", &group]));
            if let Err(error) = server.wait() {
                eprintln!("A server could not be waited for: {error}");
            }
        }
        if let Err(error) = fs::remove_dir_all(&self.folder) {
            eprintln!("{} could not be removed: {error}", self.folder.display());
        }
    }
}

/// A port at which nobody listens.
fn free_port() -> Result<u16, Trouble> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .map_err(|error| Trouble::plain("there is no free port", error))
}

/// Waits until a server answers.
fn wait_for(name: &str, is_there: impl Fn() -> bool) -> Result<(), Trouble> {
    let start = Instant::now();
    while !is_there() {
        if start.elapsed() > PATIENCE {
            return Err(Trouble::plain(
                format!("{name} did not answer"),
                format!("it had {} s", PATIENCE.as_secs()),
            ));
        }
        thread::sleep(Duration::from_millis(100));
    }
    Ok(())
}
