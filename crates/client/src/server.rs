//! A server, as far as it is asked over plain HTTP: who one is, which tables there are, and what was played.

use crate::{Address, Error};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use protocol::Listed;
use protocol::http::{Failure, GuestFacts, Named, NewTable, Played, TableMade};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::error::Error as _;
use std::io;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// A server. It has no connection of its own: each request opens one.
#[derive(Clone, Debug)]
pub struct Server {
    address: Address,
}

/// Somebody the server knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// By what number he is known at tables.
    pub number: u64,
    /// The secret by which he is known again.
    pub token: String,
}

/// So long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// The longest answer that is read: records are the longest, and a megabyte is a very long match.
const MOST: usize = 16 * 1024 * 1024;

/// What a proxy answers while the server behind it is not there, or has too much to do.
const NOT_NOW: [StatusCode; 4] = [
    StatusCode::TOO_MANY_REQUESTS,
    StatusCode::BAD_GATEWAY,
    StatusCode::SERVICE_UNAVAILABLE,
    StatusCode::GATEWAY_TIMEOUT,
];

impl Server {
    /// The server at this address. Whether one is there is not known yet.
    pub fn new(address: Address) -> Self {
        Self { address }
    }

    /// Where it is.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// Becomes somebody, with this name.
    ///
    /// # Errors
    /// When the server cannot be asked, or refuses.
    pub async fn new_guest(&self, name: &str) -> Result<Guest, Error> {
        let named = Named { name: name.into() };
        let facts: GuestFacts = self.ask(Method::POST, "/api/guests", None, Some(&named)).await?;
        let token = facts.token.ok_or_else(|| self.strange("it knows nobody by a token"))?;
        Ok(Guest {
            number: facts.guest,
            token,
        })
    }

    /// What the server knows of somebody.
    ///
    /// # Errors
    /// When the server cannot be asked, or does not know him.
    pub async fn me(&self, token: &str) -> Result<GuestFacts, Error> {
        self.get("/api/me", Some(token)).await
    }

    /// Has another name from now on.
    ///
    /// # Errors
    /// When the server cannot be asked, or refuses.
    pub async fn rename(&self, token: &str, name: &str) -> Result<GuestFacts, Error> {
        let named = Named { name: name.into() };
        self.ask(Method::PATCH, "/api/me", Some(token), Some(&named)).await
    }

    /// Matches that somebody has played to their end, the last one first: so many of those that come after the one with this mark.
    ///
    /// # Errors
    /// When the server cannot be asked, or does not know him.
    pub async fn history(&self, token: &str, before: Option<&str>, limit: usize) -> Result<Vec<Played>, Error> {
        let before = before.map_or_else(String::new, |before| format!("&before={before}"));
        self.get(&format!("/api/me/history?limit={limit}{before}"), Some(token))
            .await
    }

    /// Opens a table.
    ///
    /// # Errors
    /// When the server cannot be asked, or refuses.
    pub async fn open(&self, token: &str, table: &NewTable) -> Result<TableMade, Error> {
        self.ask(Method::POST, "/api/tables", Some(token), Some(table)).await
    }

    /// The public tables.
    ///
    /// # Errors
    /// When the server cannot be asked.
    pub async fn tables(&self) -> Result<Vec<Listed>, Error> {
        self.get("/api/tables", None).await
    }

    /// The table with this code, as somebody may write it who was told it.
    ///
    /// # Errors
    /// When the server cannot be asked, or has none.
    pub async fn table(&self, code: &str) -> Result<TableMade, Error> {
        self.get(&format!("/api/tables/{code}"), None).await
    }

    /// The record of a match, from the path that [`Played::record`] names.
    ///
    /// # Errors
    /// When the server cannot be asked, or he has not played there.
    pub async fn record(&self, path: &str, token: &str) -> Result<String, Error> {
        let bytes = self.send(Method::GET, path, Some(token), Bytes::new()).await?;
        String::from_utf8(bytes.into()).map_err(|_| self.strange("a record that is no text"))
    }

    pub(crate) fn strange(&self, why: impl Into<String>) -> Error {
        Error::Strange {
            address: self.address.clone(),
            why: why.into(),
        }
    }

    fn unreachable(&self, why: impl Into<String>) -> Error {
        Error::Unreachable {
            address: self.address.clone(),
            why: why.into(),
        }
    }

    /// A connection to the server, over which nothing was said yet.
    pub(crate) async fn connect(&self) -> Result<TcpStream, Error> {
        let connected = timeout(PATIENCE, TcpStream::connect(self.address.peer())).await;
        let stream = connected.map_err(|_| self.unreachable("it takes too long"))?;
        let stream = stream.map_err(|why| self.unreachable(why.to_string()))?;
        // A move is a few bytes that somebody waits for.
        stream.set_nodelay(true).map_err(|why| Error::Lost(why.to_string()))?;
        Ok(stream)
    }

    async fn get<T: DeserializeOwned>(&self, path: &str, token: Option<&str>) -> Result<T, Error> {
        self.ask(Method::GET, path, token, None::<&()>).await
    }

    async fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<&impl Serialize>,
    ) -> Result<T, Error> {
        let body = body.map(serde_json::to_vec).transpose();
        let body = body.expect("requests are texts and numbers").unwrap_or_default();
        let bytes = self.send(method, path, token, body.into()).await?;
        serde_json::from_slice(&bytes).map_err(|why| self.strange(format!("its answer to {path} is another: {why}")))
    }

    /// Sends a request, and takes the body of the answer.
    async fn send(&self, method: Method, path: &str, token: Option<&str>, body: Bytes) -> Result<Bytes, Error> {
        let mut request = Request::builder()
            .method(method)
            .uri(self.address.path(path))
            .header(HOST, self.address.authority())
            .header(ACCEPT, "application/json");
        if !body.is_empty() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        if let Some(token) = token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request
            .body(Full::new(body))
            .map_err(|why| self.strange(format!("{path}: {why}")))?;
        let asked = timeout(PATIENCE, self.exchange(request)).await;
        let (status, bytes) = asked.map_err(|_| Error::Lost(format!("no answer to {path} in {PATIENCE:?}")))??;
        if status.is_success() {
            return Ok(bytes);
        }
        Err(self.refusal(status, &bytes, path))
    }

    async fn exchange(&self, request: Request<Full<Bytes>>) -> Result<(StatusCode, Bytes), Error> {
        let stream = TokioIo::new(self.connect().await?);
        let (mut sender, connection) = hyper::client::conn::http1::handshake(stream)
            .await
            .map_err(|why| Error::Lost(why.to_string()))?;
        let answer = async {
            let response = sender.send_request(request).await.map_err(|why| self.broken(&why))?;
            let status = response.status();
            let body = Limited::new(response.into_body(), MOST).collect().await;
            let body = body.map_err(|why| Error::Lost(why.to_string()))?;
            Ok((status, body.to_bytes()))
        };
        tokio::pin!(answer, connection);
        // The connection has no task of its own: it moves on while the answer is waited for.
        tokio::select! {
            biased;
            answer = &mut answer => answer,
            ended = &mut connection => match ended {
                Ok(()) => answer.await,
                Err(why) => Err(self.broken(&why)),
            },
        }
    }

    /// What a failure of HTTP means: the line is gone, or something else is spoken there.
    fn broken(&self, why: &hyper::Error) -> Error {
        let cause = why.source();
        // A request is called off when a line that should have been quiet was not.
        if let Some(cause) = cause.and_then(|cause| cause.downcast_ref()) {
            return self.broken(cause);
        }
        let line = cause.is_some_and(<dyn std::error::Error>::is::<io::Error>);
        if line || why.is_incomplete_message() || why.is_canceled() || why.is_closed() {
            return Error::Lost(why.to_string());
        }
        self.strange(format!("it does not speak HTTP ({why})"))
    }

    /// What a status says that is no success.
    pub(crate) fn refusal(&self, status: StatusCode, body: &[u8], path: &str) -> Error {
        match serde_json::from_slice(body) {
            Ok(Failure { error: trouble }) => Error::Refused {
                status: status.as_u16(),
                trouble,
            },
            // A proxy says so in words of its own.
            Err(_) if NOT_NOW.contains(&status) => self.unreachable(format!("it answers {path} with {status}")),
            Err(_) => self.strange(format!("it answers {path} with {status}")),
        }
    }
}
