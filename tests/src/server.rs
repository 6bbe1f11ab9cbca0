//! A small web server for the built site, which can be as bad as servers and networks are.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tower_http::services::ServeDir;

/// How a server answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// With its files, which are looked at again at every load: the next build is a moment away.
    Serves,
    /// With its files, and says nothing of how long they may be kept, as many web servers do.
    SaysNothingOfAge,
    /// Never.
    Hangs,
    /// That it is out of order.
    Fails,
    /// With a page of somebody else, whatever is asked for: so do networks that want a login first.
    IsSomebodyElse,
    /// With the same, which may be kept for a year.
    IsSomebodyElseForLong,
    /// With the first half of its files, as while they are being uploaded.
    ServesHalf,
    /// With its files under a policy that lets nothing be compiled.
    ForbidsWebAssembly,
    /// That it is at the same place of another site.
    SendsElsewhere,
}

/// The other site. Nobody can have it (RFC 2606).
const ELSEWHERE: &str = "http://elsewhere.invalid";

/// How a server answers, and to requests for what.
#[derive(Clone, Debug)]
struct Conduct {
    manner: Manner,
    /// What the addresses end in for which that holds; all do in nothing.
    ending: String,
}

/// Serves one folder under one path, to this machine only, until dropped.
#[derive(Debug)]
pub struct StaticServer {
    address: SocketAddr,
    under: String,
    conduct: Arc<Mutex<Conduct>>,
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
        let conduct = Arc::new(Mutex::new(Conduct {
            manner: Manner::Serves,
            ending: String::new(),
        }));
        let site = site(folder, &under)
            .layer(middleware::from_fn_with_state(Arc::clone(&conduct), answer));
        runtime.spawn(async move { axum::serve(listener, site).await });
        Ok(Self {
            address,
            under,
            conduct,
            _runtime: runtime,
        })
    }

    /// The address of the site, with a slash at its end.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.under)
    }

    /// From now on answers in this manner where an address ends so, and else with its files.
    pub fn behave(&self, manner: Manner, ending: impl Into<String>) {
        let ending = ending.into();
        *self.conduct.lock().unwrap_or_else(PoisonError::into_inner) = Conduct { manner, ending };
    }
}

fn site(folder: &Path, under: &str) -> Router {
    let files = ServeDir::new(folder);
    match under.strip_suffix('/') {
        Some(bare) if !bare.is_empty() => {
            // Relative links need the slash.
            let there = under.to_owned();
            let redirect = get(async move || Redirect::permanent(&there));
            Router::new()
                .route(bare, redirect)
                .nest_service(under, files)
        }
        _ => Router::new().fallback_service(files),
    }
}

/// Answers in the server's present manner.
async fn answer(
    State(conduct): State<Arc<Mutex<Conduct>>>,
    mut request: Request,
    next: Next,
) -> Response {
    let conduct = conduct
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone();
    let Conduct { manner, ending } = conduct;
    let manner = if request.uri().path().ends_with(&ending) {
        manner
    } else {
        Manner::Serves
    };
    let mut response = match manner {
        Manner::Serves | Manner::SaysNothingOfAge | Manner::ForbidsWebAssembly => {
            next.run(request).await
        }
        Manner::ServesHalf => {
            // The browser is not to take what it has kept for the same.
            request.headers_mut().remove(header::IF_MODIFIED_SINCE);
            half(next.run(request).await).await
        }
        Manner::Hangs => std::future::pending().await,
        Manner::Fails => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        Manner::IsSomebodyElse | Manner::IsSomebodyElseForLong => {
            Html("<!doctype html><title>Club</title>Log in first").into_response()
        }
        Manner::SendsElsewhere => {
            Redirect::temporary(&format!("{ELSEWHERE}{}", request.uri())).into_response()
        }
    };
    let headers = response.headers_mut();
    let age = match manner {
        Manner::SaysNothingOfAge => None,
        Manner::IsSomebodyElseForLong => Some("max-age=31536000"),
        _ => Some("no-cache"),
    };
    if let Some(age) = age {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(age));
    }
    if manner == Manner::ForbidsWebAssembly {
        let policy = HeaderValue::from_static("default-src 'self'");
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    response
}

/// The first half of an answer, as if there were no more of it.
async fn half(answer: Response) -> Response {
    let (mut parts, body) = answer.into_parts();
    let content = to_bytes(body, usize::MAX).await.unwrap_or_default();
    for header in [header::CONTENT_LENGTH, header::LAST_MODIFIED] {
        parts.headers.remove(header);
    }
    let half = content.slice(..content.len() / 2);
    Response::from_parts(parts, Body::from(half))
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

    use xtask::places;

    use super::*;

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
    fn answers_as_badly_as_it_is_told_to() {
        let folder = places::root().join("crates/xtask/src");
        let server = StaticServer::start(&folder, "/", 0).expect("a port is free");
        let whole = std::fs::read_to_string(folder.join("lib.rs")).expect("a file");
        let whole = whole.to_lowercase();
        for (manner, begin, content) in [
            (Manner::SaysNothingOfAge, "http/1.1 200", "every chore"),
            (Manner::Fails, "http/1.1 503", ""),
            (Manner::IsSomebodyElse, "http/1.1 200", "log in"),
            (Manner::IsSomebodyElseForLong, "http/1.1 200", "max-age="),
            (Manner::ServesHalf, "http/1.1 200", "every chore"),
            (
                Manner::ForbidsWebAssembly,
                "http/1.1 200",
                "content-security-policy: default-src 'self'",
            ),
            (
                Manner::SendsElsewhere,
                "http/1.1 307",
                "location: http://elsewhere.invalid/lib.rs",
            ),
        ] {
            server.behave(manner, "lib.rs");
            let found = get(&server, "/lib.rs");
            assert!(
                found.starts_with(begin) && found.contains(content),
                "{found}"
            );
            let has_age = manner != Manner::SaysNothingOfAge;
            assert_eq!(found.contains("cache-control"), has_age, "{found}");
            let is_whole = found.ends_with(&whole);
            let serves = [Manner::SaysNothingOfAge, Manner::ForbidsWebAssembly];
            assert_eq!(is_whole, serves.contains(&manner), "{found}");
            assert!(get(&server, "/main.rs").contains("fn main"));
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
