//! A bot of somebody else, over a plain WebSocket.

#![allow(dead_code, reason = "every test file uses some of it")]

use super::soon;
use futures_util::{SinkExt, StreamExt};
use protocol::{Kind, Message as _, Request, ToBot};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// A bot, and everything that it was sent.
pub(crate) struct Machine {
    socket: WebSocketStream<TcpStream>,
    pub(crate) heard: Vec<String>,
    /// How often each kind of question was put.
    pub(crate) asked: [usize; 3],
}

impl Machine {
    /// Comes to a table, as somebody's.
    pub(crate) async fn come(address: SocketAddr, code: &str, token: &str) -> Self {
        let mut request = format!("ws://{address}/api/tables/{code}/bot")
            .into_client_request()
            .unwrap();
        let bearer = format!("Bearer {token}").parse().unwrap();
        request.headers_mut().insert("Authorization", bearer);
        let stream = TcpStream::connect(address).await.unwrap();
        let (socket, _) = client_async(request, stream).await.unwrap();
        let mut machine = Self {
            socket,
            heard: Vec::new(),
            asked: [0; 3],
        };
        let hello = machine.next().await;
        assert!(matches!(hello, Some(ToBot::Hello(_))), "{hello:?}");
        machine.say(r#"{"type":"hello","protocol":1,"name":"example"}"#).await;
        machine
    }

    /// The next message; nothing when the connection is closed.
    pub(crate) async fn next(&mut self) -> Option<ToBot> {
        loop {
            match soon(self.socket.next()).await?.ok()? {
                Message::Text(text) => {
                    self.heard.push(text.to_string());
                    return Some(ToBot::read(text.as_bytes()).unwrap());
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// All that it was sent until now: what answers a ping comes after it.
    pub(crate) async fn told(&mut self) -> Vec<ToBot> {
        self.socket.send(Message::Ping("now".into())).await.unwrap();
        let mut told = Vec::new();
        loop {
            match soon(self.socket.next()).await.unwrap().unwrap() {
                Message::Text(text) => {
                    self.heard.push(text.to_string());
                    told.push(ToBot::read(text.as_bytes()).unwrap());
                }
                Message::Pong(_) => return told,
                _ => {}
            }
        }
    }

    pub(crate) async fn say(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// The next thing that it is asked; nothing if the match ends before, or the connection.
    pub(crate) async fn request(&mut self) -> Option<Request> {
        loop {
            match self.next().await? {
                ToBot::Request(request) => {
                    self.asked[request.kind as usize] += 1;
                    return Some(request);
                }
                ToBot::End(_) | ToBot::Bye => return None,
                _ => {}
            }
        }
    }

    pub(crate) async fn answer(&mut self, id: u64, action: &str) {
        self.say(&format!(r#"{{"type":"action","id":{id},"action":"{action}"}}"#))
            .await;
    }

    /// Does whatever it may, cards first, until the match ends.
    pub(crate) async fn play(&mut self) {
        while let Some(request) = self.request().await {
            let idle = ["draw", "pass", "decline"];
            let card = request.legal.iter().find(|action| !idle.contains(&action.as_str()));
            let action = card
                .or(request.legal.first())
                .expect("it is asked only if it may do something");
            self.answer(request.id, action).await;
        }
    }

    pub(crate) fn was_asked(&self, kind: Kind) -> usize {
        self.asked[kind as usize]
    }

    pub(crate) async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}
