//! The page at http://127.0.0.1: www/ with pkg/ laid over it, the same tree that dist/ holds.
//!
//! For this machine only. Nothing may be cached, so that a reload after a build shows the build.

use crate::Play;
use crate::shell::{Done, command, root};
use crate::wasm;
use oxhttp::model::header::{CACHE_CONTROL, CONTENT_TYPE};
use oxhttp::model::{Body, Method, Request, Response, StatusCode};
use oxhttp::{ListeningServer, Server};
use std::{
    env, fs, io,
    net::{Ipv4Addr, TcpListener},
    path::{Path, PathBuf},
};

/// Builds the page, serves it and opens it in the browser, until it is interrupted.
pub fn play(options: &Play) -> Done {
    wasm::build(options.profile)?;
    let (server, address) = start(options.port)?;
    println!("Basebreaker is at {address} (Ctrl+C stops it)");
    if options.open {
        open(&address);
    }
    Ok(server.join()?)
}

/// Serves the page in the background, on a port or on the next free one; 0 lets the system choose. Returns the
/// address too.
pub fn start(port: u16) -> Done<(ListeningServer, String)> {
    let last = if port == 0 { 0 } else { port.saturating_add(20) };
    let mut taken = None;
    for port in port..=last {
        match listen(port) {
            Ok(listening) => return Ok(listening),
            Err(why) => taken = Some(why),
        }
    }
    Err(format!("No port from {port} to {last} is free ({}); try --port 0", taken.expect("one was tried"))
        .into())
}
fn listen(port: u16) -> io::Result<(ListeningServer, String)> {
    // The server does not tell which port the system chose for it.
    let port = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?.local_addr()?.port();
    let server = Server::new(|request| answer(request)).bind((Ipv4Addr::LOCALHOST, port)).spawn()?;
    Ok((server, format!("http://127.0.0.1:{port}/")))
}

fn answer(request: &Request<Body>) -> Response<Body> {
    let (method, path) = (request.method(), request.uri().path());
    if method != Method::GET && method != Method::HEAD {
        return response(StatusCode::METHOD_NOT_ALLOWED, "text/plain", "GET only".into());
    }
    let read = locate(root(), path).and_then(|file| Some((kind(&file), fs::read(file).ok()?)));
    match read {
        Some((kind, _)) if method == Method::HEAD => response(StatusCode::OK, kind, vec![]),
        Some((kind, content)) => response(StatusCode::OK, kind, content),
        None => response(StatusCode::NOT_FOUND, "text/plain", "There is no such page".into()),
    }
}
fn response(status: StatusCode, kind: &str, content: Vec<u8>) -> Response<Body> {
    let head =
        Response::builder().status(status).header(CONTENT_TYPE, kind).header(CACHE_CONTROL, "no-store");
    head.body(Body::from(content)).expect("both headers are ASCII")
}

/// The file that a URL means, if it is one inside of www/ or pkg/.
fn locate(root: &Path, url: &str) -> Option<PathBuf> {
    let path = decode(url.split(['?', '#']).next()?)?;
    let path = path.trim_start_matches('/');
    let (folder, inside) = match path.strip_prefix("pkg/") {
        Some(inside) => (root.join("pkg"), inside),
        None => (root.join("www"), path),
    };
    let folder = folder.canonicalize().ok()?;
    let mut file = folder.join(inside);
    if file.is_dir() {
        file.push("index.html");
    }
    // Only after links and dots are resolved can it be said where the file is.
    file.canonicalize().ok().filter(|file| file.starts_with(&folder) && file.is_file())
}

/// A URL's path with its %-escapes replaced.
fn decode(path: &str) -> Option<String> {
    let mut parts = path.split('%');
    let mut bytes = parts.next()?.as_bytes().to_vec();
    for part in parts {
        let (digits, rest) = part.split_at_checked(2)?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        bytes.extend(rest.as_bytes());
    }
    String::from_utf8(bytes).ok()
}

fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" | "smash" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Shows the address in the person's browser. Without a desktop there is none, and the printed address must do.
fn open(address: &str) {
    let desktop = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some());
    let _ = match env::consts::OS {
        "macos" => command("open").arg(address).spawn(),
        "windows" => command("explorer").arg(address).spawn(),
        _ if desktop => command("xdg-open").arg(address).spawn(),
        _ => return,
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{
        io::{Read, Write},
        net::TcpStream,
        time::Duration,
    };

    /// Browsers keep many connections open and ask on each.
    #[test]
    fn no_connection_waits_for_another_to_close() {
        let (_server, address) = start(0).unwrap();
        let host = address.trim_start_matches("http://").trim_end_matches('/');
        let mut connections: Vec<TcpStream> = (0..40).map(|_| TcpStream::connect(host).unwrap()).collect();
        for connection in &mut connections {
            connection.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
            connection.write_all(b"GET /index.html HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        }
        for connection in &mut connections {
            let mut said = [0; 15];
            connection.read_exact(&mut said).unwrap();
            assert_eq!(&said, b"HTTP/1.1 200 OK");
        }
    }
    #[test]
    fn escapes_in_a_path_are_read_and_broken_ones_refused() {
        assert_eq!(decode("/a%20b").as_deref(), Some("/a b"));
        assert_eq!(decode("/%E2%80%99").as_deref(), Some("/\u{2019}"));
        for broken in ["/%", "/%2", "/%zz", "/%ff", "/%é"] {
            assert_eq!(decode(broken), None, "{broken}");
        }
    }

    #[test]
    fn nothing_outside_of_the_page_is_served() {
        let root = env::temp_dir().join(format!("basebreaker-serve-{}", std::process::id()));
        fs::create_dir_all(root.join("www/art")).unwrap();
        fs::create_dir_all(root.join("pkg")).unwrap();
        for file in ["secret", "www/index.html", "www/art/x.svg", "pkg/x.wasm"] {
            fs::write(root.join(file), "").unwrap();
        }
        for found in ["/", "/?a=1#b", "/index.html", "/art/x.svg", "/pkg/x.wasm", "//art/x.svg"] {
            assert!(locate(&root, found).is_some(), "{found}");
        }
        for not in [
            "/art/",
            "/../secret",
            "/%2e%2e/secret",
            "/..%2fsecret",
            "/pkg/../secret",
            "/pkg/..",
            "/etc/passwd",
        ] {
            assert_eq!(locate(&root, not), None, "{not}");
        }
        fs::remove_dir_all(root).unwrap();
    }
}
