//! A small static web server: `cargo xtask serve` and the end-to-end tests use it.

use std::fmt;
use std::fs::File;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use tiny_http::{Header, Method, Request, Response, Server};

/// So many files are sent at once: as many as a browser asks for at a time.
const THREADS: usize = 6;

/// Serves one folder under one path, to this machine only, until dropped.
pub struct StaticServer {
    address: SocketAddr,
    under: String,
    server: Arc<Server>,
    threads: Vec<JoinHandle<()>>,
}

impl StaticServer {
    /// Starts to serve `folder` under the path `under` (`""` or `"/"` for the root) on `port`, or
    /// on any free one if that is 0.
    pub fn start(folder: &Path, under: &str, port: u16) -> io::Result<Self> {
        let server = Server::http((Ipv4Addr::LOCALHOST, port)).map_err(io::Error::other)?;
        let address = server
            .server_addr()
            .to_ip()
            .ok_or_else(|| io::Error::other("the server has no IP address"))?;
        let server = Arc::new(server);
        let site = Site {
            folder: folder.to_path_buf(),
            under: clean(under),
        };
        let threads = (0..THREADS)
            .map(|_| {
                let (server, site) = (Arc::clone(&server), site.clone());
                thread::spawn(move || {
                    while let Ok(request) = server.recv() {
                        // A browser that has gone away is no concern of ours.
                        let _ = site.answer(request);
                    }
                })
            })
            .collect();
        Ok(Self {
            address,
            under: site.under,
            server,
            threads,
        })
    }

    /// The address of the site, with a slash at its end.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.under)
    }

    /// Serves for as long as the program runs.
    pub fn wait(mut self) {
        for thread in self.threads.drain(..) {
            // A thread ends only when the server is stopped.
            let _ = thread.join();
        }
    }
}

impl Drop for StaticServer {
    fn drop(&mut self) {
        for _ in &self.threads {
            self.server.unblock();
        }
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

impl fmt::Debug for StaticServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StaticServer({})", self.url())
    }
}

#[derive(Clone)]
struct Site {
    folder: PathBuf,
    under: String,
}

impl Site {
    fn answer(&self, request: Request) -> io::Result<()> {
        if !matches!(request.method(), Method::Get | Method::Head) {
            return request.respond(Response::empty(405));
        }
        let asked = request.url().split(['?', '#']).next().unwrap_or("/");
        if format!("{asked}/") == self.under {
            // Relative links need the slash.
            let there = headers(&[("Location", &self.under)]);
            return request.respond(Response::new(308.into(), there, io::empty(), Some(0), None));
        }
        let Some((path, file)) = self.file(asked) else {
            return request.respond(Response::from_string("not found\n").with_status_code(404));
        };
        let mut response = Response::from_file(file);
        for header in headers(&[
            ("Content-Type", content_type(&path)),
            // Look again at every load: the next build is a moment away.
            ("Cache-Control", "no-cache"),
        ]) {
            response.add_header(header);
        }
        request.respond(response)
    }

    /// The file that a path of the URL stands for, never one outside the folder.
    fn file(&self, asked: &str) -> Option<(PathBuf, File)> {
        let inside = percent_decoded(asked.strip_prefix(&self.under)?)?;
        let inside = Path::new(&inside);
        let harmless = |part| matches!(part, Component::Normal(_));
        if !inside.components().all(harmless) {
            return None;
        }
        let path = self.folder.join(inside);
        let path = if path.is_dir() {
            path.join("index.html")
        } else {
            path
        };
        let file = File::open(&path).ok()?;
        file.metadata().ok()?.is_file().then_some((path, file))
    }
}

/// A path with one slash at each end.
fn clean(under: &str) -> String {
    match under.trim_matches('/') {
        "" => "/".into(),
        inner => format!("/{inner}/"),
    }
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let mut digit = || char::from(rest.next()?).to_digit(16);
                u8::try_from(digit()? * 16 + digit()?).ok()?
            }
            plain => plain,
        });
    }
    String::from_utf8(bytes).ok()
}

fn content_type(path: &Path) -> &'static str {
    match path.extension().and_then(|end| end.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("mp3") => "audio/mpeg",
        Some("ogg") => "audio/ogg",
        Some("wav") => "audio/wav",
        Some("txt" | "pgn") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn headers(pairs: &[(&str, &str)]) -> Vec<Header> {
    let header = |&(name, value)| Header::from_bytes(name, value).ok();
    pairs.iter().filter_map(header).collect()
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use super::*;
    use crate::places;

    fn get(server: &StaticServer, path: &str) -> String {
        let mut stream = TcpStream::connect(server.address).expect("the server listens");
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        )
        .expect("the request is sent");
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("text comes back");
        text
    }

    #[test]
    fn serves_a_folder_under_a_path_and_nothing_else() {
        let folder = places::root().join("crates/xtask/src");
        let server = StaticServer::start(&folder, "verein/schach", 0).expect("a port is free");
        assert!(server.url().ends_with("/verein/schach/"));
        let found = get(&server, "/verein/schach/lib%2Ers?x=1");
        assert!(found.starts_with("HTTP/1.1 200") && found.contains("Every chore"));
        let moved = get(&server, "/verein/schach");
        assert!(moved.starts_with("HTTP/1.1 308") && moved.contains("/verein/schach/"));
        for path in [
            "/",
            "/lib.rs",
            "/verein/schach/",
            "/verein/schach/../Cargo.toml",
            "/verein/schach/%2e%2e/Cargo.toml",
            "/verein/schach//etc/passwd",
            "/verein/schach/%",
        ] {
            assert!(get(&server, path).starts_with("HTTP/1.1 404"), "{path}");
        }
    }
}
