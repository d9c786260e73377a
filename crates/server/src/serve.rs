//! The way in: connections are taken, and served until the server stops.

use crate::limits::Share;
use crate::peer::Peer;
use crate::time::Clock;
use crate::{Config, Hub, http, limits, sweep};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use store::{Log, Unreadable};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use tower_service::Service;

/// How long somebody may take to ask something.
pub(crate) const PATIENCE: Duration = Duration::from_secs(15);
/// After so long a connection that is no socket is closed, when what was asked is answered: nobody can hold one for ever without reading.
const LONGEST: Duration = Duration::from_mins(5);
/// So many are listened to at once before they hear that there is no room.
const REFUSALS: usize = 64;
/// How long they may take to ask, and to hear it.
const ASK: Duration = Duration::from_secs(3);
/// So many bytes somebody may ask with; also what is kept of a request's head.
const MOST_ASKED: usize = 16 * 1024;
/// How long the last words may take when the server stops.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// So many more are served who come from the server's own machine and ask how it is: whoever watches over it shall not take a crowd for grief.
const WATCHERS: usize = 8;

/// Why there is no room for somebody.
#[derive(Clone, Copy)]
pub(crate) struct NoRoom {
    pub(crate) status: StatusCode,
    pub(crate) why: &'static str,
    pub(crate) text: &'static str,
}

const FULL: NoRoom = NoRoom {
    status: StatusCode::SERVICE_UNAVAILABLE,
    why: "full",
    text: "the server has too many connections: try again later",
};

/// There are too many from his address.
pub(crate) const CROWDED: NoRoom = NoRoom {
    status: StatusCode::TOO_MANY_REQUESTS,
    why: "too-much",
    text: "too many connections come from your address: close some of them",
};

impl NoRoom {
    /// As an answer to whatever he asks.
    fn answer(self) -> String {
        let Self { status, why, text } = self;
        let body = format!(r#"{{"error":{{"why":"{why}","text":"{text}"}}}}"#);
        let length = body.len();
        format!(
            "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
        )
    }
}

/// Serves until `stop` is done; then everybody is told, and what was to be kept is kept.
///
/// # Errors
/// When the store cannot be read.
pub async fn serve(
    listener: TcpListener,
    log: Log,
    config: Config,
    stop: impl Future<Output = ()>,
) -> Result<(), Unreadable> {
    serve_by(Clock::new(), listener, log, config, stop).await
}

pub(crate) async fn serve_by(
    clock: Clock,
    listener: TcpListener,
    log: Log,
    config: Config,
    stop: impl Future<Output = ()>,
) -> Result<(), Unreadable> {
    let connections = Arc::new(Semaphore::new(config.limits.connections));
    let most = config.limits.connections as u32;
    let refusals = Arc::new(Semaphore::new(REFUSALS));
    let watchers = Arc::new(Semaphore::new(WATCHERS));
    let hub = Arc::new(Hub::new(log, config, clock)?);
    let router = http::router(Arc::clone(&hub));
    tokio::spawn(sweep::run(Arc::clone(&hub)));
    if let Ok(address) = listener.local_addr() {
        tracing::info!(%address, "the server serves");
    }
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, most likely: it gets better when somebody goes.
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let served = Permit::new(&hub, &connections, address).map(|permit| (permit, router.clone()));
        let watched = |why: NoRoom| {
            let permit = Permit::to_watch(&watchers, address).ok_or(why)?;
            Ok::<_, NoRoom>((permit, http::for_watchers(Arc::clone(&hub), why)))
        };
        let (permit, router) = match served.or_else(watched) {
            Ok(found) => found,
            Err(why) => {
                hub.limited(why.text);
                refuse(stream, why, &refusals);
                continue;
            }
        };
        let hub = Arc::clone(&hub);
        tokio::spawn(async move { converse(&hub, &router, stream, address, permit).await });
    }
    tracing::info!("the server stops");
    drop(listener);
    hub.stop();
    // Every connection has a permit, and gives it back with its end. A table that is just keeping something ends when that is kept.
    let ends = async {
        let _all = connections.acquire_many(most).await;
        hub.stopped().await;
    };
    let _ = timeout(LAST_WORDS, ends).await;
    let closing = tokio::task::spawn_blocking(move || hub.close()).await;
    if closing.is_err() {
        tracing::error!("the store could not be closed");
    }
    tracing::info!("the server has stopped");
    Ok(())
}

/// Says why there is no room. Many listen only after they have asked, so that is waited for; but nobody may cost much.
fn refuse(mut stream: TcpStream, why: NoRoom, refusals: &Arc<Semaphore>) {
    let Ok(place) = Arc::clone(refusals).try_acquire_owned() else {
        return;
    };
    tokio::spawn(async move {
        let _place = place;
        let _ = timeout(ASK, asked(&mut stream)).await;
        let told = async {
            stream.write_all(why.answer().as_bytes()).await?;
            stream.shutdown().await?;
            // What lies unread when a connection ends would take the answer with it.
            tokio::io::copy(&mut stream, &mut tokio::io::sink()).await
        };
        let _ = timeout(ASK, told).await;
    });
}

/// Done when somebody has asked something, or can ask nothing more.
async fn asked(stream: &mut TcpStream) {
    let mut heard = Vec::with_capacity(1024);
    while !heard.windows(4).any(|end| end == b"\r\n\r\n") && heard.len() < MOST_ASKED {
        match stream.read_buf(&mut heard).await {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
    }
}

/// Holds a place among all connections and among those from its address, also after a connection has become a socket.
#[derive(Clone)]
pub(crate) struct Permit {
    _place: Arc<OwnedSemaphorePermit>,
    /// Nothing behind a proxy, whose connections are everybody's: there each request has one.
    _share: Option<Arc<Share<IpAddr>>>,
}

impl Permit {
    /// A place for a connection from this address, or what to say if there is none.
    fn new(hub: &Hub, connections: &Arc<Semaphore>, address: SocketAddr) -> Result<Self, NoRoom> {
        let place = Arc::clone(connections).try_acquire_owned().map_err(|_| FULL)?;
        let share = if hub.config.behind_proxy {
            None
        } else {
            let share = hub.by_address.take(limits::home(address.ip()));
            Some(Arc::new(share.ok_or(CROWDED)?))
        };
        Ok(Self {
            _place: Arc::new(place),
            _share: share,
        })
    }

    /// A place for somebody on this machine who may ask how the server is, though there is no room.
    fn to_watch(watchers: &Arc<Semaphore>, address: SocketAddr) -> Option<Self> {
        let here = address.ip().to_canonical().is_loopback();
        let place = Arc::clone(watchers).try_acquire_owned().ok().filter(|_| here)?;
        Some(Self {
            _place: Arc::new(place),
            _share: None,
        })
    }
}

async fn converse(hub: &Arc<Hub>, router: &axum::Router, stream: TcpStream, address: SocketAddr, permit: Permit) {
    let _ = stream.set_nodelay(true);
    let mut stopping = hub.stopping();
    let service = service_fn(|request: Request<Incoming>| {
        let (mut parts, body) = request.into_parts();
        let peer = Peer::of(address, &parts.headers, &hub.config);
        parts.extensions.insert(peer);
        parts.extensions.insert(permit.clone());
        let request = Request::from_parts(parts, Body::new(body));
        let mut router = router.clone();
        async move { router.call(request).await }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .max_buf_size(MOST_ASKED)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(connection);
    let ends = async {
        let _ = timeout(LONGEST, stopping.wait()).await;
    };
    tokio::select! {
        _ = connection.as_mut() => {}
        () = ends => {
            connection.as_mut().graceful_shutdown();
            let _ = timeout(LAST_WORDS, connection).await;
        }
    }
}
