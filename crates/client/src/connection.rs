//! One socket: what is said at a table, message by message.

use crate::{Error, Server};
use futures_util::{SinkExt, StreamExt};
use hyper::body::Bytes;
use protocol::{Coming, MOST_TO_CLIENT, Message as _, ToClient, ToServer};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::protocol::{Message, WebSocketConfig};
use tokio_tungstenite::tungstenite::{self, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A socket to a table, or to the list of tables. Whether the other side is still there is asked and answered by itself, while somebody listens.
#[derive(Debug)]
pub struct Connection {
    server: Server,
    socket: WebSocketStream<TcpStream>,
}

/// So long it may take to be let in.
const PATIENCE: Duration = Duration::from_secs(30);

/// So much is read at once: most messages are shorter, and there may be thousands of connections.
const AT_ONCE: usize = 4 * 1024;

impl Connection {
    /// Comes to a table. The first message that comes back is a snapshot.
    ///
    /// # Errors
    /// When the server cannot be reached, or has no such table.
    pub async fn to_table(server: &Server, code: &str, hello: Coming) -> Result<Self, Error> {
        Self::open(server, &format!("/api/tables/{code}/socket"), hello).await
    }

    /// Listens to the list of tables.
    ///
    /// # Errors
    /// When the server cannot be reached.
    pub async fn to_lobby(server: &Server, hello: Coming) -> Result<Self, Error> {
        Self::open(server, "/api/lobby", hello).await
    }

    async fn open(server: &Server, path: &str, hello: Coming) -> Result<Self, Error> {
        let opened = timeout(PATIENCE, async {
            let mut connection = Self::shake_hands(server, path).await?;
            connection.send(&ToServer::Hello(hello)).await?;
            Ok(connection)
        });
        opened
            .await
            .map_err(|_| Error::Lost(format!("nobody opens in {PATIENCE:?}")))?
    }

    async fn shake_hands(server: &Server, path: &str) -> Result<Self, Error> {
        let address = server.address();
        let url = format!("ws://{}{}", address.authority(), address.path(path));
        let request = url
            .into_client_request()
            .map_err(|why| server.strange(why.to_string()))?;
        let stream = server.connect().await?;
        let config = WebSocketConfig::default()
            .read_buffer_size(AT_ONCE)
            .write_buffer_size(0)
            .max_message_size(Some(MOST_TO_CLIENT))
            .max_frame_size(Some(MOST_TO_CLIENT));
        let shaken = client_async_with_config(request, stream, Some(config)).await;
        let (socket, _) = shaken.map_err(|error| match error {
            tungstenite::Error::Http(response) => {
                let body = response.body().as_deref().unwrap_or_default();
                server.refusal(response.status(), body, path)
            }
            tungstenite::Error::Io(why) => Error::Lost(why.to_string()),
            // It went in the middle of its answer.
            tungstenite::Error::Protocol(why @ ProtocolError::HandshakeIncomplete) => Error::Lost(why.to_string()),
            other => server.strange(format!("it opens no socket ({other})")),
        })?;
        let server = server.clone();
        Ok(Self { server, socket })
    }

    /// Says something.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn send(&mut self, message: &ToServer) -> Result<(), Error> {
        let mut line = message.line();
        // A message over a socket has its own end.
        line.pop();
        self.socket.send(Message::text(line)).await.map_err(|why| lost(&why))
    }

    /// Asks whether the server is still there: the answer is heard like anything else, as silence that was broken.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn ping(&mut self) -> Result<(), Error> {
        self.socket
            .send(Message::Ping(Bytes::new()))
            .await
            .map_err(|why| lost(&why))
    }

    /// The next message.
    ///
    /// # Errors
    /// When the connection is gone, or what comes is no message.
    pub async fn receive(&mut self) -> Result<ToClient, Error> {
        let message = self.hear(|text| ToClient::read(text.as_bytes())).await?;
        message.map_err(|why| self.server.strange(why.to_string()))
    }

    /// The next message, read as somebody likes to read it.
    ///
    /// # Errors
    /// When the connection is gone.
    pub async fn hear<T>(&mut self, read: impl FnOnce(&str) -> T) -> Result<T, Error> {
        loop {
            if let Some(text) = self.next().await? {
                return Ok(read(&text));
            }
        }
    }

    /// The next message, or nothing if it was only a sign that somebody is there.
    pub(crate) async fn next(&mut self) -> Result<Option<Utf8Bytes>, Error> {
        match self.socket.next().await {
            Some(Ok(Message::Text(text))) => Ok(Some(text)),
            Some(Ok(Message::Close(frame))) => {
                let why = frame
                    .map(|frame| frame.reason.to_string())
                    .filter(|why| !why.is_empty());
                Err(Error::Lost(why.unwrap_or_else(|| "the server has closed it".into())))
            }
            Some(Ok(_)) => Ok(None),
            Some(Err(why)) => Err(lost(&why)),
            None => Err(Error::Lost("the server has closed it".into())),
        }
    }

    pub(crate) fn server(&self) -> &Server {
        &self.server
    }

    /// Says goodbye.
    pub async fn close(mut self) {
        // Whoever is gone already need not be told.
        let _ = self.socket.close(None).await;
    }
}

fn lost(why: &tungstenite::Error) -> Error {
    Error::Lost(why.to_string())
}
