//! A real server on this machine, with a store in memory.

use client::{Address, Server};
use server::{Config, Limits, Rate};
use std::net::SocketAddr;
use store::{Log, Memory, Store};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that stops when it is told to.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Running {
    /// A server with nothing in it.
    pub(crate) async fn start() -> Self {
        Self::with(Memory::default(), "127.0.0.1:0").await
    }

    /// A server with this store, at this address.
    pub(crate) async fn with(store: impl Store + 'static, address: &str) -> Self {
        let listener = TcpListener::bind(address).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let config = Config {
            limits: Limits {
                guests: Rate {
                    burst: 1_000,
                    per_hour: 60_000,
                },
                ..Limits::default()
            },
            ..Config::default()
        };
        let task = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            server::serve(listener, Log::new(store), config, stopped).await.unwrap();
        });
        Self {
            address,
            stop: Some(stop),
            task,
        }
    }

    /// Stops it, and waits until everything is kept.
    pub(crate) async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        self.task.await.unwrap();
    }

    pub(crate) fn client(&self) -> Server {
        Server::new(self.at().parse::<Address>().unwrap())
    }

    pub(crate) fn at(&self) -> String {
        format!("http://{}", self.address)
    }
}
