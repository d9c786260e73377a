//! The way in: connections are taken, and served until the server stops.

use crate::peer::Peer;
use crate::time::Clock;
use crate::{Config, Hub, http};
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Log, Unreadable};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use tower_service::Service;

/// How long somebody may take to ask something.
pub(crate) const PATIENCE: Duration = Duration::from_secs(15);
/// After so long a connection that is no socket is closed, when what was asked is answered: nobody can hold one for ever without reading.
const LONGEST: Duration = Duration::from_mins(5);
/// What somebody hears for whom there is no room.
const FULL: &str = "HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n\
    {\"error\":{\"why\":\"full\",\"text\":\"the server has too many connections: try again later\"}}";
/// How long the last words may take when the server stops.
const LAST_WORDS: Duration = Duration::from_secs(5);

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
    let hub = Arc::new(Hub::new(log, config, clock)?);
    let router = http::router(Arc::clone(&hub));
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
        let Ok(permit) = Arc::clone(&connections).try_acquire_owned() else {
            hub.metrics.limited.add(1);
            // He is told if he can be told at once: he must not cost anything.
            let _ = stream.try_write(FULL.as_bytes());
            continue;
        };
        let (hub, router) = (Arc::clone(&hub), router.clone());
        tokio::spawn(async move {
            let permit = Arc::new(permit);
            converse(&hub, &router, stream, address, permit).await;
        });
    }
    drop(listener);
    hub.stop();
    // Every connection has a permit, and gives it back with its end.
    let _ = timeout(LAST_WORDS, connections.acquire_many(most)).await;
    let closing = tokio::task::spawn_blocking(move || hub.close()).await;
    if closing.is_err() {
        tracing::error!("the store could not be closed");
    }
    Ok(())
}

/// Holds a place among all connections, also after a connection has become a socket.
#[derive(Clone)]
pub(crate) struct Permit {
    _held: Arc<OwnedSemaphorePermit>,
}

async fn converse(
    hub: &Arc<Hub>,
    router: &axum::Router,
    stream: TcpStream,
    address: SocketAddr,
    permit: Arc<OwnedSemaphorePermit>,
) {
    let _ = stream.set_nodelay(true);
    let mut stopping = hub.stopping();
    let service = service_fn(|request: Request<Incoming>| {
        let (mut parts, body) = request.into_parts();
        let peer = Peer::of(address, &parts.headers, &hub.config);
        parts.extensions.insert(peer);
        parts.extensions.insert(Permit {
            _held: Arc::clone(&permit),
        });
        let request = Request::from_parts(parts, Body::new(body));
        let mut router = router.clone();
        async move { router.call(request).await }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .max_buf_size(16 * 1024)
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
