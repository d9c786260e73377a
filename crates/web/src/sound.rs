//! Sounds, made while they are heard: short, quiet, and none at all for whoever has switched them off.

mod heard;
mod score;

pub(crate) use heard::{skipbo, solo};

use crate::browser::{document, window};
use crate::keep::{MUTED, keep, kept};
use crate::page::Page;
use crate::part::act;
use art::Icon;
use leptos::prelude::*;
use score::{Note, Source, score};
use std::cell::RefCell;
use std::sync::LazyLock;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, BiquadFilterType, GainNode, OscillatorType, UserActivation,
};
use words::Words;

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// A card is laid.
    Lay,
    /// Cards are drawn.
    Draw,
    Shuffle,
    /// It is the listener's turn.
    Turn,
    /// The listener could throw a card in.
    ThrowIn,
    /// Somebody calls Solo.
    Solo,
    /// What was wanted cannot be done.
    Refused,
    Won,
    Lost,
    Penalty,
    /// Hands or gifts go round.
    Swap,
    Deal,
}

/// How loud all of it is.
const VOLUME: f32 = 0.22;
/// How long the noise is from which cards are made, in seconds.
const NOISE: f32 = 0.5;

/// The switch, which more than one control may show.
static OFF: LazyLock<ArcRwSignal<bool>> =
    LazyLock::new(|| ArcRwSignal::new(kept(MUTED).is_some_and(|kept| kept == "yes")));

thread_local! {
    static STUDIO: RefCell<Option<Studio>> = const { RefCell::new(None) };
}

/// Plays a sound, if somebody has touched the page already, wants sounds, and looks or listens.
pub(crate) fn play(sound: Sound) {
    if muted() {
        return;
    }
    STUDIO.with_borrow(|studio| {
        if let Some(studio) = studio.as_ref().filter(|studio| studio.runs()) {
            for note in score(sound) {
                // A browser that cannot do it is silent.
                let _ = studio.play(&note);
            }
        }
    });
}

/// Whether sounds are switched off.
pub(crate) fn muted() -> bool {
    OFF.get_untracked()
}

/// Switches sounds off or on, and keeps that. Whoever switches them on hears one.
pub(crate) fn mute(off: bool) {
    keep(MUTED, if off { "yes" } else { "no" });
    OFF.set(off);
    if off {
        STUDIO.with_borrow(|studio| studio.as_ref().map(|studio| studio.context.suspend().ok()));
        return;
    }
    wake();
    let ready = STUDIO.with_borrow(|studio| studio.as_ref()?.context.resume().ok());
    spawn_local(async {
        if let Some(ready) = ready
            && JsFuture::from(ready).await.is_ok()
        {
            play(Sound::Lay);
        }
    });
}

/// Waits for the first touch or key: browsers allow no sound before, and complain about whoever tries.
pub(crate) fn listen() {
    let touched = Closure::<dyn Fn()>::new(wake);
    // Where a finger is put down nothing is allowed yet, where it is lifted it is.
    for event in ["pointerup", "keydown"] {
        let _ = document().add_event_listener_with_callback(event, touched.as_ref().unchecked_ref());
    }
    touched.forget();
}

/// The switch: a button that is pressed while there are sounds.
pub(crate) fn switch(page: Page) -> impl IntoView {
    let icon = || {
        let icon = if OFF.get() { Icon::SoundOff } else { Icon::SoundOn };
        icon.svg()
    };
    let pressed = || if OFF.get() { "false" } else { "true" };
    view! {
        <button type="button" class="sounds" id="sound" aria-pressed=pressed on:click=act(|_| mute(!muted()))>
            <span inner_html=icon></span>
            {page.say(Words::web_sound)}
        </button>
    }
}

/// Makes sounds possible, as soon as they are allowed and wanted.
fn wake() {
    if muted() || !touched() {
        return;
    }
    STUDIO.with_borrow_mut(|studio| match studio {
        // A phone that rang has silenced it.
        Some(studio) if !studio.runs() => {
            let _ = studio.context.resume();
        }
        Some(_) => {}
        None => *studio = Studio::open().ok(),
    });
}

/// Whether somebody has touched the page. Browsers that do not know do not complain either.
fn touched() -> bool {
    let activation = js_sys::Reflect::get(&window().navigator(), &"userActivation".into()).unwrap_or_default();
    let activation = activation.dyn_into::<UserActivation>();
    activation.map_or(true, |activation| activation.has_been_active())
}

/// What makes sounds.
struct Studio {
    context: AudioContext,
    /// Everything goes through it.
    volume: GainNode,
    noise: AudioBuffer,
}

impl Studio {
    fn open() -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let volume = context.create_gain()?;
        volume.gain().set_value(VOLUME);
        volume.connect_with_audio_node(&context.destination())?;
        let rate = context.sample_rate();
        let noise = score::noise((rate * NOISE) as usize);
        let buffer = context.create_buffer(1, noise.len() as u32, rate)?;
        buffer.copy_to_channel(&noise, 0)?;
        Ok(Self {
            context,
            volume,
            noise: buffer,
        })
    }

    fn runs(&self) -> bool {
        self.context.state() == AudioContextState::Running
    }

    /// One note: it swells at once, and fades away.
    fn play(&self, note: &Note) -> Result<(), JsValue> {
        let begin = self.context.current_time() + f64::from(note.at) / 1000.0;
        let end = begin + f64::from(note.lasts) / 1000.0;
        let envelope = self.context.create_gain()?;
        let gain = envelope.gain();
        gain.set_value_at_time(0.0001, begin)?;
        gain.exponential_ramp_to_value_at_time(note.loud, begin + 0.008)?;
        gain.exponential_ramp_to_value_at_time(0.0001, end)?;
        envelope.connect_with_audio_node(&self.volume)?;
        match note.source {
            Source::Paper { pitch, width } => self.rustle(&envelope, (begin, end), pitch, width),
            Source::Bell { pitch } => self.ring(&envelope, (begin, end), pitch, OscillatorType::Sine),
            Source::Reed { pitch } => self.ring(&envelope, (begin, end), pitch, OscillatorType::Triangle),
        }
    }

    fn rustle(&self, to: &AudioNode, (begin, end): (f64, f64), pitch: f32, width: f32) -> Result<(), JsValue> {
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.noise));
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Bandpass);
        filter.frequency().set_value(pitch);
        filter.q().set_value(width);
        source.connect_with_audio_node(&filter)?.connect_with_audio_node(to)?;
        source.start_with_when(begin)?;
        AsRef::<web_sys::AudioScheduledSourceNode>::as_ref(&source).stop_with_when(end)
    }

    fn ring(&self, to: &AudioNode, (begin, end): (f64, f64), pitch: f32, wave: OscillatorType) -> Result<(), JsValue> {
        let source = self.context.create_oscillator()?;
        source.set_type(wave);
        source.frequency().set_value(pitch);
        source.connect_with_audio_node(to)?;
        source.start_with_when(begin)?;
        AsRef::<web_sys::AudioScheduledSourceNode>::as_ref(&source).stop_with_when(end)
    }
}
