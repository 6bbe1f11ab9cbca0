//! A small static web server: `cargo xtask serve` and the end-to-end tests use it.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;

use axum::Router;
use axum::http::{HeaderValue, header};
use axum::response::Redirect;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// Serves one folder under one path, to this machine only, until dropped.
#[derive(Debug)]
pub struct StaticServer {
    address: SocketAddr,
    under: String,
    // Dropped with the server, and everything that runs in it.
    _runtime: Runtime,
}

impl StaticServer {
    /// Starts to serve `folder` under the path `under` (`""` or `"/"` for the root) on `port`, or
    /// on any free one if that is 0.
    pub fn start(folder: &Path, under: &str, port: u16) -> io::Result<Self> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .enable_io()
            .build()?;
        let under = clean(under);
        let listener = runtime.block_on(TcpListener::bind((Ipv4Addr::LOCALHOST, port)))?;
        let address = listener.local_addr()?;
        let site = site(folder, &under);
        runtime.spawn(async move { axum::serve(listener, site).await });
        Ok(Self {
            address,
            under,
            _runtime: runtime,
        })
    }

    /// The address of the site, with a slash at its end.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.under)
    }

    /// Serves for as long as the program runs.
    pub fn wait(&self) -> ! {
        loop {
            std::thread::park();
        }
    }
}

fn site(folder: &Path, under: &str) -> Router {
    // Looked at again at every load: the next build is a moment away.
    let fresh = SetResponseHeaderLayer::overriding(
        header::CACHE_CONTROL,
        HeaderValue::from_static("no-cache"),
    );
    let files = ServeDir::new(folder);
    let router = match under.strip_suffix('/') {
        Some(bare) if !bare.is_empty() => {
            // Relative links need the slash.
            let there = under.to_owned();
            let redirect = get(async move || Redirect::permanent(&there));
            Router::new()
                .route(bare, redirect)
                .nest_service(under, files)
        }
        _ => Router::new().fallback_service(files),
    };
    router.layer(fresh)
}

/// A path with one slash at each end.
fn clean(under: &str) -> String {
    match under.trim_matches('/') {
        "" => "/".into(),
        inner => format!("/{inner}/"),
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use super::*;
    use crate::places;

    fn get(server: &StaticServer, path: &str) -> String {
        let mut stream = TcpStream::connect(server.address).expect("the server listens");
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        stream
            .write_all(request.as_bytes())
            .expect("the request is sent");
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("text comes back");
        text.to_lowercase()
    }

    #[test]
    fn serves_a_folder_under_a_path_and_nothing_else() {
        let folder = places::root().join("crates/xtask/src");
        let server = StaticServer::start(&folder, "verein/schach", 0).expect("a port is free");
        assert!(server.url().ends_with("/verein/schach/"));
        let found = get(&server, "/verein/schach/lib%2Ers?x=1");
        assert!(found.starts_with("http/1.1 200") && found.contains("every chore"));
        assert!(found.contains("cache-control: no-cache"));
        let moved = get(&server, "/verein/schach");
        assert!(moved.starts_with("http/1.1 308") && moved.contains("location: /verein/schach/"));
        for path in [
            "/",
            "/lib.rs",
            "/verein/schach/",
            "/verein/schach/../Cargo.toml",
            "/verein/schach/%2e%2e/Cargo.toml",
            "/verein/schach//etc/passwd",
            "/verein/schach/%",
        ] {
            assert!(get(&server, path).starts_with("http/1.1 404"), "{path}");
        }
    }

    #[test]
    fn serves_a_folder_at_the_root_with_its_types() {
        let folder = std::env::temp_dir().join(format!("rochade-server-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        for name in ["index.html", "a.wasm", "a.js", "a.webmanifest"] {
            std::fs::write(folder.join(name), "x").expect("a file can be written");
        }
        let server = StaticServer::start(&folder, "/", 0).expect("a port is free");
        for (path, kind) in [
            ("/", "text/html"),
            ("/a.wasm", "application/wasm"),
            ("/a.js", "text/javascript"),
            ("/a.webmanifest", "application/manifest+json"),
        ] {
            let found = get(&server, path);
            assert!(
                found.starts_with("http/1.1 200") && found.contains(kind),
                "{found}"
            );
        }
        drop(server);
        std::fs::remove_dir_all(folder).expect("the folder can be removed");
    }
}
