//! What is asked over plain HTTP, and the way to the sockets.

use crate::Hub;
use crate::guests::Known;
use crate::peer::{Peer, may_come};
use crate::rooms::NoTable;
use crate::serve::{PATIENCE, Permit};
use crate::socket;
use axum::body::{Bytes, HttpBody};
use axum::extract::rejection::PathRejection;
use axum::extract::ws::WebSocket;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request, State, WebSocketUpgrade};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HeaderName};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use game::record::Name;
use protocol::http::{Failure, GuestFacts, Named, NewTable, Played, PlayedSeat, TableMade};
use protocol::{Listed, MOST_FROM_CLIENT, Trouble};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use store::{GuestId, Mark, TableId};
use tokio::time::timeout;

/// All that can be asked.
pub(crate) fn router(hub: Arc<Hub>) -> Router {
    Router::new()
        .route("/", get(front))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .route("/api/guests", post(new_guest))
        .route("/api/me", get(me).patch(rename))
        .route("/api/me/history", get(history))
        .route("/api/matches/{table}/{number}/record", get(record))
        .route("/api/tables", get(tables).post(new_table))
        .route("/api/tables/{code}", get(table))
        .route("/api/tables/{code}/socket", get(table_socket))
        .route("/api/tables/{code}/bot", get(bot_socket))
        .route("/api/lobby", get(lobby_socket))
        .fallback(nothing)
        .method_not_allowed_fallback(not_so)
        .layer(from_fn_with_state(Arc::clone(&hub), guard))
        .layer(DefaultBodyLimit::max(MOST_FROM_CLIENT))
        .with_state(hub)
}

type Shared = State<Arc<Hub>>;

/// What is wrong with a request.
pub(crate) struct Wrong(StatusCode, Trouble);

impl Wrong {
    fn new(status: StatusCode, why: &str, text: impl Into<String>) -> Self {
        Self(
            status,
            Trouble {
                why: why.into(),
                rule: None,
                text: text.into(),
            },
        )
    }

    fn limited(hub: &Hub, text: &str) -> Self {
        hub.metrics.limited.add(1);
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-much", text)
    }
}

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        (self.0, Json(Failure { error: self.1 })).into_response()
    }
}

impl From<NoTable> for Wrong {
    fn from(no: NoTable) -> Self {
        let status = match no {
            NoTable::Unknown => StatusCode::NOT_FOUND,
            NoTable::Stranger => StatusCode::UNAUTHORIZED,
            NoTable::TooMany => StatusCode::TOO_MANY_REQUESTS,
            NoTable::Bad(_) => StatusCode::UNPROCESSABLE_ENTITY,
            NoTable::Failed => StatusCode::SERVICE_UNAVAILABLE,
        };
        Self(status, no.trouble())
    }
}

/// Counts and limits what comes, and says to browsers what they may do with what goes.
async fn guard(State(hub): Shared, request: Request, next: Next) -> Response {
    hub.metrics.requests.add(1);
    let peer = request.extensions().get::<Peer>().copied();
    let mut response = if peer.is_some_and(|peer| !hub.requests.take(peer.home(), hub.clock.now())) {
        Wrong::limited(&hub, "too many requests come from your address: slow down").into_response()
    } else {
        next.run(request).await
    };
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("x-frame-options", "DENY"),
        ("cross-origin-resource-policy", "same-origin"),
        ("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),
        ("cache-control", "no-store"),
    ] {
        let headers = response.headers_mut();
        headers
            .entry(HeaderName::from_static(name))
            .or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Somebody who says who he is.
impl FromRequestParts<Arc<Hub>> for Known {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, Wrong> {
        let unknown = |text: &str| Wrong::new(StatusCode::UNAUTHORIZED, "unknown-guest", text);
        let peer = Peer::from_request_parts(parts, hub).await?;
        let token = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = token.and_then(|value| value.strip_prefix("Bearer "));
        let token = token.ok_or_else(|| unknown("say who you are: `Authorization: Bearer` and your secret"))?;
        Ok(hub.known_from(token, peer).await?)
    }
}

impl FromRequestParts<Arc<Hub>> for Peer {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Hub>) -> Result<Self, Wrong> {
        let peer = parts.extensions.get::<Self>().copied();
        peer.ok_or_else(|| Wrong::new(StatusCode::BAD_REQUEST, "nobody", "nobody knows where this comes from"))
    }
}

/// What somebody sent. It has a limit, and must not take for ever.
struct Sent(Bytes);

impl FromRequest<Arc<Hub>> for Sent {
    type Rejection = Wrong;

    async fn from_request(request: Request, hub: &Arc<Hub>) -> Result<Self, Wrong> {
        let wrong = |status| {
            let text = format!("a request has at most {MOST_FROM_CLIENT} bytes, and all of them must come");
            Wrong::new(status, "unreadable", text)
        };
        if request.body().size_hint().lower() > MOST_FROM_CLIENT as u64 {
            return Err(wrong(StatusCode::PAYLOAD_TOO_LARGE));
        }
        let sent = timeout(PATIENCE, Bytes::from_request(request, hub)).await;
        let slow = |_| Wrong::new(StatusCode::REQUEST_TIMEOUT, "too-slow", "your request takes too long");
        let sent = sent.map_err(slow)?.map_err(|error| wrong(error.status()))?;
        Ok(Self(sent))
    }
}

/// The code in a path. What cannot be read is no table's.
fn code(path: Result<Path<String>, PathRejection>) -> String {
    path.map_or_else(|_| String::new(), |Path(code)| code)
}

/// Reads what somebody sent.
fn read<T: DeserializeOwned>(Sent(body): &Sent) -> Result<T, Wrong> {
    serde_json::from_slice(body).map_err(|error| {
        Wrong::new(
            StatusCode::BAD_REQUEST,
            "unreadable",
            format!("that is no request: {error}"),
        )
    })
}

fn name(body: &Sent) -> Result<Name, Wrong> {
    let Named { name } = read(body)?;
    let name = name.trim().parse();
    name.map_err(|error| Wrong::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-name", format!("{error}")))
}

async fn front() -> Response {
    let text = "This is a Reihum server. Play at it with `reihum play --join` and this address.\n";
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

async fn health() -> Json<serde_json::Value> {
    Json(
        serde_json::json!({ "program": "reihum", "version": env!("CARGO_PKG_VERSION"), "protocol": protocol::VERSION }),
    )
}

async fn metrics(State(hub): Shared, peer: Peer) -> Result<Response, Wrong> {
    if !hub.config.public_metrics && !peer.is_here() {
        return Err(Wrong::new(
            StatusCode::FORBIDDEN,
            "not-here",
            "this is told to the server's own machine; whoever hosts it can allow it to all",
        ));
    }
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    Ok(([(CONTENT_TYPE, kind)], hub.metrics.text()).into_response())
}

async fn nothing() -> Wrong {
    Wrong::new(
        StatusCode::NOT_FOUND,
        "nothing-here",
        "there is nothing here: docs/PROTOCOL.md says what there is",
    )
}

async fn not_so() -> Wrong {
    Wrong::new(
        StatusCode::METHOD_NOT_ALLOWED,
        "not-so",
        "that cannot be asked in this way: docs/PROTOCOL.md says how",
    )
}

async fn new_guest(State(hub): Shared, peer: Peer, body: Sent) -> Result<Response, Wrong> {
    let name = name(&body)?;
    if !hub.new_guests.take(peer.home(), hub.clock.now()) {
        return Err(Wrong::limited(
            &hub,
            "too many new guests come from your address: wait a minute",
        ));
    }
    let (guest, token) = hub.welcome(&name).await?;
    let facts = GuestFacts {
        guest: guest.0,
        name: name.to_string(),
        token: Some(token),
    };
    Ok((StatusCode::CREATED, Json(facts)).into_response())
}

async fn me(known: Known) -> Json<GuestFacts> {
    Json(GuestFacts {
        guest: known.guest.0,
        name: known.name.to_string(),
        token: None,
    })
}

async fn rename(State(hub): Shared, known: Known, body: Sent) -> Result<Json<GuestFacts>, Wrong> {
    let name = name(&body)?;
    hub.rename(known.guest, &name).await?;
    Ok(me(Known { name, ..known }).await)
}

/// Which part of a history.
#[derive(Deserialize)]
struct Page {
    #[serde(default)]
    before: Option<String>,
    #[serde(default)]
    limit: Option<usize>,
}

/// No page of a history is longer.
const LONGEST_PAGE: usize = 100;

async fn history(
    State(hub): Shared,
    known: Known,
    page: Result<Query<Page>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Vec<Played>>, Wrong> {
    let bad = |text: String| Wrong::new(StatusCode::BAD_REQUEST, "unreadable", text);
    let Query(page) = page.map_err(|error| bad(error.body_text()))?;
    let before = page.before.as_deref().map(|text| {
        mark(text)
            .ok_or_else(|| bad("`before` is the `mark` of the last match you have, such as 1763290000000.12.1".into()))
    });
    let before = before.transpose()?;
    let limit = page.limit.unwrap_or(20).min(LONGEST_PAGE);
    let guest = GuestId(known.guest.0);
    let played = hub.read(move |reader| reader.history(guest, before, limit)).await;
    let played = played.ok_or(NoTable::Failed)?;
    let shown = played.iter().map(|played| Played {
        mark: written(played.mark()),
        record: format!("/api/matches/{}/{}/record", played.table, played.finished.number),
        ended: played.finished.ended,
        game: played.finished.game.clone(),
        rules: played.finished.rules.clone(),
        players: played
            .finished
            .players
            .iter()
            .map(|player| PlayedSeat {
                seat: player.seat.into(),
                name: player.name.clone(),
                you: player.guest == Some(guest),
                points: player.points.unwrap_or_default().unsigned_abs() as u32,
                won: player.won,
            })
            .collect(),
    });
    Ok(Json(shown.collect()))
}

fn written(mark: Mark) -> String {
    format!("{}.{}.{}", mark.ended, mark.table, mark.number)
}

fn mark(text: &str) -> Option<Mark> {
    let mut parts = text.split('.');
    let mark = Mark {
        ended: parts.next()?.parse().ok()?,
        table: TableId(parts.next()?.parse().ok()?),
        number: parts.next()?.parse().ok()?,
    };
    parts.next().is_none().then_some(mark)
}

async fn record(
    State(hub): Shared,
    known: Known,
    path: Result<Path<(u64, u32)>, PathRejection>,
) -> Result<Response, Wrong> {
    let none = || Wrong::new(StatusCode::NOT_FOUND, "no-such-match", "you have played no such match");
    let Path((table, number)) = path.map_err(|_| none())?;
    let finished = hub.read(move |reader| reader.finished(TableId(table), number)).await;
    let finished = finished.ok_or(NoTable::Failed)?.ok_or_else(none)?;
    let played = finished
        .players
        .iter()
        .any(|player| player.guest == Some(GuestId(known.guest.0)));
    let record = finished.record.filter(|_| played).ok_or_else(none)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

async fn tables(State(hub): Shared) -> Json<Vec<Listed>> {
    Json(hub.lobby.tables())
}

async fn new_table(State(hub): Shared, known: Known, body: Sent) -> Result<Response, Wrong> {
    let wanted: NewTable = read(&body)?;
    if !hub.new_tables.take(known.guest, hub.clock.now()) {
        return Err(Wrong::limited(&hub, "you have opened many tables: wait a while"));
    }
    let code = hub.open(known.guest, known.name, &wanted).await?;
    let socket = format!("/api/tables/{code}/socket");
    Ok((StatusCode::CREATED, Json(TableMade { code, socket })).into_response())
}

/// Whether there is such a table: what somebody asks who was given a code.
async fn table(
    State(hub): Shared,
    peer: Peer,
    path: Result<Path<String>, PathRejection>,
) -> Result<Json<TableMade>, Wrong> {
    let row = hub.table_from(&code(path), peer).await?;
    let socket = format!("/api/tables/{}/socket", row.code);
    Ok(Json(TableMade { code: row.code, socket }))
}

type Upgrade = Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>;

/// Makes a socket of a request: with small buffers, for there are many and most are idle, and with the request's place among all connections.
fn socket<F: Future<Output = ()> + Send>(
    hub: &Hub,
    request: &Request,
    sent: Upgrade,
    serve: impl FnOnce(WebSocket) -> F + Send + 'static,
) -> Result<Response, Wrong> {
    if !may_come(request.headers(), &hub.config) {
        return Err(Wrong::new(
            StatusCode::FORBIDDEN,
            "foreign-origin",
            "a page of another server wants to connect; whoever hosts this one can allow it",
        ));
    }
    let text = "this is a socket: connect with a WebSocket";
    let upgrade = sent.map_err(|_| Wrong::new(StatusCode::UPGRADE_REQUIRED, "no-socket", text))?;
    let upgrade = upgrade
        .read_buffer_size(2 * 1024)
        .write_buffer_size(4 * 1024)
        .max_write_buffer_size(1024 * 1024)
        .max_message_size(MOST_FROM_CLIENT)
        .max_frame_size(MOST_FROM_CLIENT);
    let permit = request.extensions().get::<Permit>().cloned();
    Ok(upgrade.on_upgrade(async move |socket| {
        let _permit = permit;
        serve(socket).await;
    }))
}

async fn table_socket(
    State(hub): Shared,
    peer: Peer,
    path: Result<Path<String>, PathRejection>,
    sent: Upgrade,
    request: Request,
) -> Result<Response, Wrong> {
    let (code, at) = (code(path), Arc::clone(&hub));
    socket(&hub, &request, sent, move |socket| {
        socket::table(at, socket, code, peer)
    })
}

async fn bot_socket(
    State(hub): Shared,
    peer: Peer,
    known: Known,
    path: Result<Path<String>, PathRejection>,
    sent: Upgrade,
    request: Request,
) -> Result<Response, Wrong> {
    let (code, at) = (code(path), Arc::clone(&hub));
    socket(&hub, &request, sent, move |socket| {
        socket::bot(at, socket, code, peer, known)
    })
}

async fn lobby_socket(State(hub): Shared, sent: Upgrade, request: Request) -> Result<Response, Wrong> {
    let at = Arc::clone(&hub);
    socket(&hub, &request, sent, move |socket| socket::lobby(at, socket))
}
