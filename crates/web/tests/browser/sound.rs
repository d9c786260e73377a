//! The switch of the sounds. What is heard, nobody can test; what is made, its nodes say.

use crate::common::{Browser, Serving, Visit};
use fantoccini::key::Key;
use serde_json::json;

/// Notes down what the page makes sounds of, from now on.
const OVERHEAR: &str = "window.heard = []; for (const name of ['createOscillator', 'createBufferSource']) { \
    const make = BaseAudioContext.prototype[name]; \
    BaseAudioContext.prototype[name] = function () { window.heard.push(this.state); return make.call(this); }; }";

#[tokio::test]
async fn sounds_are_switched_off_and_on_by_mouse_and_key_and_it_is_kept() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        let pressed = async || visit.attribute("#sound", "aria-pressed").await;
        // Given somebody who hears sounds, as everybody does at first,
        visit.open("/").await;
        assert_eq!(visit.text("#sound").await, "Sounds");
        assert_eq!(pressed().await.as_deref(), Some("true"));
        // when he switches them off,
        visit.click("#sound").await;
        visit.find("#sound[aria-pressed=false]").await;
        // then they are off the next time as well,
        visit.reload().await;
        assert_eq!(pressed().await.as_deref(), Some("false"));
        // until he switches them on: by key, too.
        let switch = visit.find("#sound").await;
        switch.send_keys(&Key::Enter.to_string()).await.unwrap();
        visit.find("#sound[aria-pressed=true]").await;
        visit.reload().await;
        assert_eq!(pressed().await.as_deref(), Some("true"));
    };
    // Nobody complains in the console, either: browsers do about sounds that come before the first touch.
    Browser::default().visits(serving.port, visit).await;
}

#[tokio::test]
async fn whoever_switches_sounds_on_hears_one_and_whoever_switches_them_off_none() {
    let serving = Serving::start();
    let visit = async |visit: &Visit| {
        // When somebody switches sounds off,
        visit.open("/").await;
        visit.client.execute(OVERHEAR, Vec::new()).await.unwrap();
        visit.click("#sound").await;
        visit.find("#sound[aria-pressed=false]").await;
        // then it is silent.
        assert_eq!(visit.ask("window.heard").await, json!([]));
        // When he switches them on, at once or on his next visit,
        visit.click("#sound").await;
        // then he hears one.
        expect_sound(visit).await;
        visit.click("#sound").await;
        visit.find("#sound[aria-pressed=false]").await;
        visit.reload().await;
        visit.client.execute(OVERHEAR, Vec::new()).await.unwrap();
        visit.click("#sound").await;
        expect_sound(visit).await;
    };
    Browser::default().visits(serving.port, visit).await;
}

/// Waits until something is heard.
async fn expect_sound(visit: &Visit) {
    let script =
        "const done = arguments[0]; const look = () => heard.length ? done(heard) : setTimeout(look, 20); look()";
    let heard = visit.client.execute_async(script, Vec::new()).await.unwrap();
    let heard: Vec<String> = serde_json::from_value(heard).unwrap();
    assert!(heard.iter().all(|state| state == "running"), "{heard:?}");
}
