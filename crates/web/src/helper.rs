//! The worker, as the page sees it.

use leptos::prelude::*;
use protocol::worker::{FromWorker, ToWorker};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// Whether the worker does its work.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Helper {
    /// Nobody has asked it for anything, or it has not answered yet.
    #[default]
    Unknown,
    /// It is there, and of this version.
    Ready(String),
    /// This browser has none, it could not be started, or it broke.
    Missing,
}

/// Who hears what the worker says.
type Listener = Rc<dyn Fn(FromWorker)>;

/// The worker: something can be said to it, and whoever listens hears its answers. It is started by whoever first has something to say.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    /// How it is.
    pub(crate) state: RwSignal<Helper>,
    files: StoredValue<String>,
    worker: StoredValue<Option<Worker>, LocalStorage>,
    listener: StoredValue<Option<Listener>, LocalStorage>,
}

impl Hand {
    /// No worker yet; its files are here.
    pub(crate) fn new(files: String) -> Self {
        Self {
            state: RwSignal::default(),
            files: StoredValue::new(files),
            worker: StoredValue::new_local(None),
            listener: StoredValue::new_local(None),
        }
    }

    /// Starts it and says hello.
    fn employ(self) {
        let files = self.files.get_value();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = Worker::new_with_options(&format!("{files}worker.js"), &options) else {
            self.state.set(Helper::Missing);
            return;
        };
        let listen = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Ok(message) = serde_json::from_slice(text.as_bytes()) {
                self.hear(message);
            }
        });
        worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
        // Whoever asks the next time tries again: a network may be back. What is broken does nothing sensible any more.
        let fail = Closure::<dyn Fn()>::new(move || {
            self.worker.update_value(|worker| {
                if let Some(broken) = worker.take() {
                    broken.terminate();
                }
            });
            self.state.set(Helper::Missing);
        });
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        // They live as long as the page.
        listen.forget();
        fail.forget();
        self.state.set(Helper::Unknown);
        self.worker.set_value(Some(worker));
        self.ask(&ToWorker::Hello);
    }

    /// Says something to it.
    pub(crate) fn ask(self, message: &ToWorker) {
        if self.worker.with_value(Option::is_none) {
            self.employ();
        }
        let Ok(text) = serde_json::to_string(message) else {
            return;
        };
        self.worker.with_value(|worker| {
            if let Some(worker) = worker {
                let _ = worker.post_message(&JsValue::from_str(&text));
            }
        });
    }

    /// From now on this one hears what it says, and nobody else.
    pub(crate) fn listen(self, listener: impl Fn(FromWorker) + 'static) {
        self.listener.set_value(Some(Rc::new(listener)));
    }

    fn hear(self, message: FromWorker) {
        if let FromWorker::Ready { version } = message {
            self.state.set(Helper::Ready(version));
        } else if let Some(listener) = self.listener.get_value() {
            listener(message);
        }
    }
}
