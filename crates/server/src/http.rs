//! What is asked over plain HTTP, and the way to the sockets.

use crate::Hub;
use crate::guests::Known;
use crate::limits::Share;
use crate::peer::{Peer, may_come};
use crate::rooms::NoTable;
use crate::serve::{CROWDED, NoRoom, PATIENCE, Permit};
use crate::socket;
use axum::body::{Bytes, HttpBody};
use axum::extract::rejection::PathRejection;
use axum::extract::ws::WebSocket;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request, State, WebSocketUpgrade};
use axum::http::header::{AUTHORIZATION, CONNECTION, CONTENT_TYPE, HeaderName};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use game::record::Name;
use protocol::http::{Failure, GuestFacts, Health, Named, NewTable, Played, PlayedSeat, TableMade};
use protocol::{Listed, MOST_FROM_CLIENT, MOST_TO_CLIENT, Trouble};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::net::IpAddr;
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
        .route("/api/tables/{code}/matches/{number}/record", get(record_there))
        .route("/api/tables/{code}/socket", get(table_socket))
        .route("/api/tables/{code}/bot", get(bot_socket))
        .route("/api/lobby", get(lobby_socket))
        .fallback(other)
        .method_not_allowed_fallback(not_so)
        .layer(from_fn_with_state(Arc::clone(&hub), guard))
        .layer(DefaultBodyLimit::max(MOST_FROM_CLIENT))
        .with_state(hub)
}

/// What can be asked though there is no room: how the server is. After each answer the connection ends, so that nobody stays who would find room
/// elsewhere.
pub(crate) fn for_watchers(hub: Arc<Hub>, why: NoRoom) -> Router {
    let refused = move |State(hub): Shared| async move {
        hub.limited(why.text);
        Wrong::new(why.status, why.why, why.text)
    };
    Router::new()
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .fallback(refused)
        .layer(from_fn_with_state(Arc::clone(&hub), guard))
        .layer(map_response(async |mut response: Response| {
            let headers = response.headers_mut();
            headers.insert(CONNECTION, HeaderValue::from_static("close"));
            response
        }))
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
        hub.limited(text);
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
            NoTable::Closed => StatusCode::GONE,
            NoTable::Stranger => StatusCode::UNAUTHORIZED,
            NoTable::TooMany => StatusCode::TOO_MANY_REQUESTS,
            NoTable::Bad(_) => StatusCode::UNPROCESSABLE_ENTITY,
            NoTable::Failed => StatusCode::SERVICE_UNAVAILABLE,
        };
        Self(status, no.trouble())
    }
}

/// Counts and limits what comes, and says to browsers what they may do with what goes.
async fn guard(State(hub): Shared, mut request: Request, next: Next) -> Response {
    hub.metrics.requests.add(1);
    let mut response = match admit(&hub, &mut request) {
        Ok(()) => next.run(request).await,
        Err(wrong) => wrong.into_response(),
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

/// One of those that may come from an address at once.
type AtOnce = Arc<Share<IpAddr>>;

/// Whether somebody may ask so much, as far as his address goes.
fn admit(hub: &Hub, request: &mut Request) -> Result<(), Wrong> {
    let Some(peer) = request.extensions().get::<Peer>().copied() else {
        return Ok(());
    };
    if !hub.requests.take(peer.home(), hub.clock.now()) {
        return Err(Wrong::limited(
            hub,
            "too many requests come from your address: slow down",
        ));
    }
    // A proxy's connections are everybody's: there a request counts until it is answered, and a socket until it ends.
    if hub.config.behind_proxy {
        let share = hub.by_address.take(peer.home());
        let share: AtOnce = Arc::new(share.ok_or_else(|| Wrong::limited(hub, CROWDED.text))?);
        request.extensions_mut().insert(share);
    }
    Ok(())
}

/// Somebody who says who he is.
impl FromRequestParts<Arc<Hub>> for Known {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, Wrong> {
        let unknown = |text: &str| Wrong::new(StatusCode::UNAUTHORIZED, "unknown-guest", text);
        let peer = Peer::from_request_parts(parts, hub).await?;
        let token = secret(&parts.headers)
            .ok_or_else(|| unknown("say who you are: `Authorization: Bearer` and your secret"))?;
        Ok(hub.known_from(token, peer).await?)
    }
}

/// The secret in the headers of a request.
fn secret(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, secret) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(secret)
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
            format!("that is no request: {}", protocol::in_words(&error)),
        )
    })
}

fn name(body: &Sent) -> Result<Name, Wrong> {
    let Named { name } = read(body)?;
    let name = name.trim().parse();
    name.map_err(|error| Wrong::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-name", format!("{error}")))
}

async fn front(State(hub): Shared, headers: HeaderMap) -> Response {
    if let Some(answer) = hub.config.page.as_ref().and_then(|page| page.answer("/", &headers)) {
        return answer;
    }
    let text = "This is a Reihum server. Play at it with `reihum play --join` and this address.\n";
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

async fn health(State(hub): Shared, peer: Peer) -> Result<Json<Health>, Wrong> {
    if !hub.can_keep() {
        return Err(Wrong::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "broken",
            "nothing can be kept any more: the server must be started again",
        ));
    }
    let here = peer.is_here() && !hub.config.behind_proxy;
    Ok(Json(Health {
        program: "reihum".into(),
        version: env!("CARGO_PKG_VERSION").into(),
        protocol: protocol::VERSION,
        home: hub.config.home.clone().filter(|_| here),
    }))
}

async fn metrics(State(hub): Shared, peer: Peer, headers: HeaderMap) -> Result<Response, Wrong> {
    // What somebody passes on comes from elsewhere, also if we were not told that there is a proxy.
    let passed_on = ["x-forwarded-for", "forwarded"]
        .iter()
        .any(|name| headers.contains_key(*name));
    if !hub.config.public_metrics && (passed_on || !peer.is_here()) {
        return Err(Wrong::new(
            StatusCode::FORBIDDEN,
            "not-here",
            "this is told to the server's own machine; whoever hosts it can allow it to all",
        ));
    }
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    Ok(([(CONTENT_TYPE, kind)], hub.metrics.text()).into_response())
}

/// Whatever else there is: the files of the page, and its screens.
async fn other(State(hub): Shared, method: Method, uri: Uri, headers: HeaderMap) -> Result<Response, Wrong> {
    let page = hub
        .config
        .page
        .as_ref()
        .filter(|_| method == Method::GET || method == Method::HEAD);
    let answer = page.and_then(|page| page.answer(uri.path(), &headers));
    answer.ok_or_else(|| {
        Wrong::new(
            StatusCode::NOT_FOUND,
            "nothing-here",
            "there is nothing here: docs/PROTOCOL.md says what there is",
        )
    })
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
    limit: Option<String>,
}

/// No page of a history is longer.
const LONGEST_PAGE: usize = 100;

async fn history(
    State(hub): Shared,
    known: Known,
    page: Result<Query<Page>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Vec<Played>>, Wrong> {
    let bad = |text: String| Wrong::new(StatusCode::BAD_REQUEST, "unreadable", text);
    let Query(page) = page.map_err(|_| bad("a page has `before` and `limit`, each at most once".into()))?;
    let before = page.before.as_deref().map(|text| {
        mark(text)
            .ok_or_else(|| bad("`before` is the `mark` of the last match you have, such as 1763290000000.12.1".into()))
    });
    let before = before.transpose()?;
    let limit = page.limit.map(|text| {
        let limit: Option<usize> = text.parse().ok();
        limit.ok_or_else(|| {
            bad(format!(
                "`limit` is how many matches you want, from 0 to {LONGEST_PAGE}"
            ))
        })
    });
    let limit = limit.transpose()?.unwrap_or(20).min(LONGEST_PAGE);
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
                points: player.points.unwrap_or_default(),
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
    let Path((table, number)) = path.map_err(|_| no_match())?;
    played(&hub, &known, TableId(table), number).await
}

/// The same by the code of its table.
async fn record_there(
    State(hub): Shared,
    known: Known,
    peer: Peer,
    path: Result<Path<(String, u32)>, PathRejection>,
) -> Result<Response, Wrong> {
    let Path((code, number)) = path.map_err(|_| no_match())?;
    let row = hub.table_for(known.guest, &code, peer).await?;
    played(&hub, &known, row.id, number).await
}

fn no_match() -> Wrong {
    Wrong::new(StatusCode::NOT_FOUND, "no-such-match", "you have played no such match")
}

async fn played(hub: &Hub, known: &Known, table: TableId, number: u32) -> Result<Response, Wrong> {
    let finished = hub.read(move |reader| reader.finished(table, number)).await;
    let finished = finished.ok_or(NoTable::Failed)?.ok_or_else(no_match)?;
    let played = finished
        .players
        .iter()
        .any(|player| player.guest == Some(GuestId(known.guest.0)));
    let record = finished.record.filter(|_| played).ok_or_else(no_match)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

async fn tables(State(hub): Shared) -> Json<Vec<Listed>> {
    Json(hub.lobby.tables())
}

async fn new_table(State(hub): Shared, known: Known, body: Sent) -> Result<Response, Wrong> {
    let wanted: NewTable = read(&body)?;
    // What can be no table does not count as one.
    Hub::check(&wanted)?;
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
        // A message that is longer would never be sent, and whoever wants it could never come.
        .max_write_buffer_size(4 * 1024 + MOST_TO_CLIENT)
        .max_message_size(MOST_FROM_CLIENT)
        .max_frame_size(MOST_FROM_CLIENT);
    let permit = request.extensions().get::<Permit>().cloned();
    let share = request.extensions().get::<AtOnce>().cloned();
    Ok(upgrade.on_upgrade(async move |socket| {
        let _held = (permit, share);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;
    use crate::time::Clock;
    use axum::extract::ws::Message;
    use futures_util::StreamExt;
    use store::{Log, Memory};
    use tokio::net::{TcpListener, TcpStream};
    use tokio_tungstenite::client_async;

    #[test]
    fn a_secret_is_known_by_its_word_large_or_small() {
        for (value, told) in [
            ("Bearer 36c3", Some("36c3")),
            ("bearer 36c3", Some("36c3")),
            ("Basic 36c3", None),
            ("Bearer", None),
        ] {
            let headers = HeaderMap::from_iter([(AUTHORIZATION, HeaderValue::from_static(value))]);
            assert_eq!(secret(&headers), told, "{value}");
        }
        assert_eq!(secret(&HeaderMap::new()), None);
    }

    #[tokio::test]
    async fn the_story_of_a_long_match_is_sent() {
        // Given a socket over which a snapshot goes that is longer than most,
        let log = Log::new(Memory::default());
        let hub = Arc::new(Hub::new(log, Config::default(), Clock::new()).unwrap());
        let story = |mut socket: WebSocket| async move {
            let _ = socket.send(Message::Text("r5 ".repeat(1_500_000).into())).await;
        };
        let tell = async move |sent: Upgrade, request: Request| socket(&hub, &request, sent, story);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move { axum::serve(listener, Router::new().route("/", get(tell))).await });
        // when somebody comes,
        let stream = TcpStream::connect(address).await.unwrap();
        let (mut socket, _) = client_async(format!("ws://{address}/"), stream).await.unwrap();
        // then he gets all of it.
        let told = socket.next().await.unwrap().unwrap();
        assert_eq!(told.len(), 4_500_000);
    }
}
