//! A real server in this process, with real sockets.

#![allow(dead_code, reason = "every test file uses some of it")]

pub(crate) mod machine;
pub(crate) mod moody;
pub(crate) mod people;

use client::Server;
use server::testing::Hand;
use server::{Config, Limits, Rate};
use std::net::SocketAddr;
use std::time::Duration;
use store::{Log, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Whatever takes longer does not come any more, not even on a machine that has much else to do.
pub(crate) const SOON: Duration = Duration::from_mins(5);

/// What must come soon.
pub(crate) async fn soon<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(SOON, what).await.expect("it takes too long")
}

/// Limits that no test reaches by chance.
pub(crate) fn config() -> Config {
    let wide = Rate {
        burst: 1_000_000,
        per_hour: 60_000_000,
    };
    Config {
        limits: Limits {
            messages: wide,
            guests: wide,
            tables: wide,
            requests: wide,
            entries: wide,
            bots: wide,
            wrong: wide,
            ..Limits::default()
        },
        // What is said is what happens, and nothing in between.
        ping_every: Duration::from_hours(1),
        ..Config::default()
    }
}

/// A server that stops when it is told to.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Running {
    /// A server with what is in this store, by the clock of the machine or of the test.
    pub(crate) async fn with(store: impl Store + 'static, config: Config, hand: Option<Hand>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            let log = Log::new(store);
            match hand {
                Some(hand) => server::testing::serve(listener, log, config, hand, stopped).await,
                None => server::serve(listener, log, config, stopped).await,
            }
            .unwrap();
        });
        Self { address, stop, task }
    }

    pub(crate) fn server(&self) -> Server {
        Server::new(format!("http://{}", self.address).parse().unwrap())
    }

    /// Stops it, and waits until everything is kept.
    pub(crate) async fn stop(self) {
        self.stop.send(()).unwrap();
        self.task.await.unwrap();
    }
}

/// The whole answer to a request, but for its date.
pub(crate) async fn get(address: SocketAddr, path: &str, headers: &[(&str, &str)]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for (name, value) in headers {
        request.extend([name, ": ", value, "\r\n"]);
    }
    stream.write_all((request + "\r\n").as_bytes()).await.unwrap();
    let mut answer = String::new();
    soon(stream.read_to_string(&mut answer)).await.unwrap();
    let lines = answer.split("\r\n").filter(|line| !line.starts_with("date: "));
    lines.collect::<Vec<_>>().join("\n")
}
