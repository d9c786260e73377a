//! The page: files that browsers are handed, from memory, compressed beforehand.
//!
//! Where they come from: `cargo xtask web` writes them into a folder, each beside what goes over the network, `NAME.br` and `NAME.gz`. A server
//! reads that folder, or has it built in with the feature `page`.

use axum::body::Bytes;
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

/// The files of the page.
#[derive(Clone)]
pub struct Page {
    files: BTreeMap<String, File>,
}

/// A folder that is no page.
#[derive(Debug, thiserror::Error)]
pub enum BadPage {
    /// It cannot be read.
    #[error("the page in {} cannot be read: {why}", folder.display())]
    Unreadable {
        /// Which.
        folder: PathBuf,
        /// Why.
        why: io::Error,
    },
    /// There is nothing to open.
    #[error("there is no page in {}: `cargo xtask web` makes one", .0.display())]
    Missing(PathBuf),
}

/// What people open; all screens are the same file.
const INDEX: &str = "index.html";
/// How the names of compressed files end: brotli, and gzip.
const PACKED: [&str; 2] = [".br", ".gz"];
/// What lies here has a name that changes with what is in it.
const FOR_EVER: &str = "page/";

/// What a page may do: load from this server alone, run WebAssembly, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

#[derive(Clone, Default)]
struct File {
    kind: &'static str,
    tag: String,
    plain: Bytes,
    brotli: Option<Bytes>,
    gzip: Option<Bytes>,
}

impl Page {
    /// The page in a folder.
    ///
    /// # Errors
    /// When there is none.
    pub fn read(folder: &Path) -> Result<Self, BadPage> {
        let mut files = Vec::new();
        collect(folder, "", &mut files).map_err(|why| BadPage::Unreadable {
            folder: folder.into(),
            why,
        })?;
        Self::of(files).ok_or_else(|| BadPage::Missing(folder.into()))
    }

    /// The page that was built into the program, if one was.
    #[cfg(feature = "page")]
    pub fn embedded() -> Option<Self> {
        let files: &[(&str, &'static [u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));
        Self::of(
            files
                .iter()
                .map(|(path, bytes)| ((*path).into(), Bytes::from_static(bytes))),
        )
    }

    /// A page of these files, if there is something to open among them.
    fn of(files: impl IntoIterator<Item = (String, Bytes)>) -> Option<Self> {
        let all: BTreeMap<String, Bytes> = files.into_iter().collect();
        let [brotli, gzip] = PACKED;
        let packed = |path: &str, end: &str| all.get(&format!("{path}{end}")).cloned();
        let plain = all
            .iter()
            .filter(|(path, _)| !PACKED.iter().any(|end| path.ends_with(end)));
        let files = plain.map(|(path, bytes)| {
            let file = File {
                kind: kind(path),
                tag: tag(bytes),
                plain: bytes.clone(),
                brotli: packed(path, brotli),
                gzip: packed(path, gzip),
            };
            (path.clone(), file)
        });
        let page = Self { files: files.collect() };
        page.files.contains_key(INDEX).then_some(page)
    }

    /// What a browser gets that asks for this path: a file, or the page itself where somebody opens a screen.
    pub(crate) fn answer(&self, path: &str, headers: &HeaderMap) -> Option<Response> {
        let path = path.trim_start_matches('/');
        if let Some(file) = self.files.get(path) {
            return Some(file.answer(path, headers));
        }
        let opens = headers
            .get(ACCEPT)
            .is_some_and(|kinds| kinds.as_bytes().starts_with(b"text/html"));
        let a_screen = path.is_empty() || (opens && !path.starts_with("api/") && !path.starts_with(FOR_EVER));
        let index = self.files.get(INDEX).filter(|_| a_screen)?;
        Some(index.answer(INDEX, headers))
    }
}

impl File {
    fn answer(&self, path: &str, headers: &HeaderMap) -> Response {
        let keep = if path.starts_with(FOR_EVER) {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let about: [(HeaderName, &str); 5] = [
            (CONTENT_TYPE, self.kind),
            (CACHE_CONTROL, keep),
            (ETAG, &self.tag),
            (VARY, "accept-encoding"),
            (CONTENT_SECURITY_POLICY, POLICY),
        ];
        if lists(headers, &IF_NONE_MATCH, &self.tag) {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        let packed = [("br", &self.brotli), ("gzip", &self.gzip)];
        let packed = packed.into_iter().find_map(|(name, bytes)| {
            let bytes = bytes.as_ref().filter(|_| lists(headers, &ACCEPT_ENCODING, name))?;
            Some((name, bytes.clone()))
        });
        match packed {
            Some((name, bytes)) => (about, [(CONTENT_ENCODING, name)], bytes).into_response(),
            None => (about, self.plain.clone()).into_response(),
        }
    }
}

/// Whether a word stands in the list of such a header, and is not taken back with a weight of nothing.
fn lists(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let values = headers
        .get_all(name)
        .into_iter()
        .filter_map(|value| value.to_str().ok());
    let mut words = values.flat_map(|value| value.split(','));
    words.any(|one| {
        let (one, weight) = one.split_once(';').unwrap_or((one, ""));
        let none = weight.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        one.trim() == word && !none
    })
}

/// The kind of a file, by how its name ends.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "css" => "text/css; charset=utf-8",
        "ftl" => "text/plain; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// What changes with the bytes. It is a weak one, for the same file goes out in three ways.
fn tag(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    let start = hash
        .iter()
        .take(8)
        .fold(0, |sum: u64, byte| sum << 8 | u64::from(*byte));
    format!("W/\"{start:016x}\"")
}

/// All files in a folder and those below it, by their paths from there.
fn collect(folder: &Path, before: &str, files: &mut Vec<(String, Bytes)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{before}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.push((path, fs::read(entry.path())?.into()));
        }
    }
    Ok(())
}

impl fmt::Debug for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.files.keys()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> Page {
        let files = [
            ("index.html", "<h1>"),
            ("index.html.br", "<br>"),
            ("index.html.gz", "<gz>"),
            ("sw.js", "cache"),
            ("page/1a/reihum_bg.wasm", "wasm"),
        ];
        Page::of(files.map(|(path, text)| (path.into(), text.into()))).unwrap()
    }

    async fn asked(path: &str, headers: &[(HeaderName, &str)]) -> Option<(StatusCode, HeaderMap, String)> {
        let headers = headers
            .iter()
            .map(|(name, value)| (name.clone(), value.parse().unwrap()))
            .collect();
        let (parts, body) = page().answer(path, &headers)?.into_parts();
        let body = axum::body::to_bytes(body, 1000).await.unwrap();
        Some((parts.status, parts.headers, String::from_utf8(body.to_vec()).unwrap()))
    }

    #[tokio::test]
    async fn a_file_goes_out_as_small_as_the_browser_takes_it() {
        for (takes, body) in [
            ("gzip, deflate, br, zstd", "<br>"),
            ("gzip, deflate", "<gz>"),
            ("br;q=0, gzip;q=0.5", "<gz>"),
            ("identity", "<h1>"),
        ] {
            let (status, headers, told) = asked("/index.html", &[(ACCEPT_ENCODING, takes)]).await.unwrap();
            assert_eq!((status, told.as_str()), (StatusCode::OK, body), "{takes}");
            assert_eq!(headers.contains_key(CONTENT_ENCODING), body != "<h1>", "{takes}");
        }
        let (_, headers, told) = asked("/sw.js", &[(ACCEPT_ENCODING, "br")]).await.unwrap();
        assert_eq!((told.as_str(), headers.get(CONTENT_ENCODING)), ("cache", None));
    }

    #[tokio::test]
    async fn every_screen_is_the_same_page_and_nothing_else_is() {
        let html = (ACCEPT, "text/html,application/xhtml+xml");
        for path in ["/", "/t/bado-keli-mora", "/rules/solo/modern"] {
            let (_, headers, told) = asked(path, std::slice::from_ref(&html)).await.unwrap();
            assert_eq!(
                (told.as_str(), &headers[CONTENT_TYPE]),
                ("<h1>", &"text/html; charset=utf-8".parse().unwrap())
            );
        }
        for path in ["/api/nothing", "/page/0/old.js"] {
            assert!(asked(path, std::slice::from_ref(&html)).await.is_none(), "{path}");
        }
        assert!(asked("/t/bado-keli-mora", &[(ACCEPT, "*/*")]).await.is_none());
    }

    #[tokio::test]
    async fn what_is_kept_is_not_sent_again() {
        let (_, headers, _) = asked("/page/1a/reihum_bg.wasm", &[]).await.unwrap();
        assert!(headers[CACHE_CONTROL].to_str().unwrap().contains("immutable"));
        assert_eq!(headers[CONTENT_TYPE], "application/wasm");
        let (_, headers, _) = asked("/", &[]).await.unwrap();
        assert_eq!(headers[CACHE_CONTROL], "no-cache");
        let tag = headers[ETAG].to_str().unwrap();
        let known = format!("\"other\", {tag}");
        let (status, _, body) = asked("/", &[(IF_NONE_MATCH, known.as_str())]).await.unwrap();
        assert_eq!((status, body.as_str()), (StatusCode::NOT_MODIFIED, ""));
        let (status, ..) = asked("/", &[(IF_NONE_MATCH, "\"other\"")]).await.unwrap();
        assert_eq!(status, StatusCode::OK);
    }

    #[test]
    fn a_folder_without_a_page_is_named() {
        let folder = std::env::temp_dir().join(format!("no-page-{}", std::process::id()));
        let told = Page::read(&folder).unwrap_err().to_string();
        assert!(told.contains("cannot be read"), "{told}");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("sw.js"), "").unwrap();
        let told = Page::read(&folder).unwrap_err().to_string();
        assert!(told.contains("`cargo xtask web` makes one"), "{told}");
        fs::write(folder.join("index.html"), "").unwrap();
        assert!(Page::read(&folder).is_ok());
        fs::remove_dir_all(&folder).unwrap();
    }
}
