//! The page at http://127.0.0.1: www/ with pkg/ laid over it, the same tree that dist/ holds.
//!
//! For this machine only. Nothing may be cached, so that a reload after a build shows the build.

use crate::Play;
use crate::shell::{Done, command, root};
use crate::wasm;
use std::{
    env, fs, io,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
};
use tiny_http::{Header, Method, Request, Response, Server};

/// Builds the page, serves it and opens it in the browser, until it is interrupted.
pub fn play(options: &Play) -> Done {
    wasm::build(options.profile)?;
    let (server, address) = listen(options.port)?;
    println!("Basebreaker is at {address} (Ctrl+C stops it)");
    if options.open {
        open(&address);
    }
    for thread in start(server) {
        let _ = thread.join();
    }
    Ok(())
}

/// Listens on a port, or on the next free one; 0 lets the system choose. Returns the address too.
pub fn listen(port: u16) -> Done<(Server, String)> {
    let last = if port == 0 { 0 } else { port.saturating_add(20) };
    let mut taken = None;
    for port in port..=last {
        match Server::http(("127.0.0.1", port)) {
            Ok(server) => {
                let address = format!("http://{}/", server.server_addr());
                return Ok((server, address));
            }
            Err(why) => taken = Some(why),
        }
    }
    Err(format!("No port from {port} to {last} is free ({}); try --port 0", taken.expect("one was tried"))
        .into())
}

/// Answers requests in the background; some browsers open many connections and wait on each.
pub fn start(server: Server) -> Vec<thread::JoinHandle<()>> {
    let server = Arc::new(server);
    let serve = |server: Arc<Server>| {
        move || {
            while let Ok(request) = server.recv() {
                // A browser that went away is no concern of the others.
                let _ = answer(request);
            }
        }
    };
    (0..8).map(|_| thread::spawn(serve(server.clone()))).collect()
}

fn answer(request: Request) -> io::Result<()> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return request.respond(Response::from_string("GET only").with_status_code(405));
    }
    let Some(file) = locate(root(), request.url()) else {
        return request.respond(Response::from_string("There is no such page").with_status_code(404));
    };
    let body = Response::from_data(fs::read(&file)?);
    request.respond(
        body.with_header(header("Content-Type", kind(&file)))
            .with_header(header("Cache-Control", "no-store")),
    )
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("both are ASCII")
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
