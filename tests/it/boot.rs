//! The page where it can't start: it says what it needs.

use rochade_e2e::{Page, Visit};
use serde_json::{Value, json};

/// All text that is drawn, read without any script.
async fn drawn_text(page: &Page) -> String {
    let snapshot = page
        .do_command(
            "DOMSnapshot.captureSnapshot",
            json!({ "computedStyles": ["visibility"] }),
        )
        .await;
    let strings = snapshot["strings"].as_array().cloned().unwrap_or_default();
    let string = |index: &Value| {
        let found = index.as_u64().and_then(|at| strings.get(at as usize));
        found.and_then(Value::as_str).unwrap_or_default()
    };
    let layout = &snapshot["documents"][0]["layout"];
    let none = Vec::new();
    let texts = layout["text"].as_array().unwrap_or(&none);
    let styles = layout["styles"].as_array().unwrap_or(&none);
    let visible = texts
        .iter()
        .zip(styles)
        .filter(|(_, style)| string(&style[0]) == "visible");
    visible.map(|(text, _)| string(text)).collect()
}

#[test]
fn without_scripts_it_says_so_in_every_language() {
    Visit::default().without_scripts().run_bare(async |page| {
        let text = drawn_text(page).await;
        for words in ["braucht JavaScript", "needs JavaScript", "heeft JavaScript"] {
            assert!(text.contains(words), "{words} is not in {text:?}");
        }
    });
}

#[test]
fn without_web_assembly_it_says_so_in_the_language_of_the_user() {
    for (language, needs, lang) in [
        ("de-AT,en;q=0.5", "braucht", "de"),
        ("nl", "nodig", "nl"),
        ("en-GB", "needs", "en"),
        ("fr,nl;q=0.8,en;q=0.5", "nodig", "nl"),
        ("fr", "needs", "en"),
    ] {
        Visit::default()
            .speaking(language)
            .after_script("delete window.WebAssembly")
            .run_bare(async |page| {
                page.expect("document.querySelector('[role=alert]') !== null")
                    .await;
                let text = drawn_text(page).await;
                assert!(text.contains("WebAssembly"), "{text:?}");
                for other in ["braucht", "needs", "nodig"] {
                    assert_eq!(text.contains(other), other == needs, "{other} in {text:?}");
                }
                assert_eq!(page.html_attr("lang").await, lang);
            });
    }
}

#[test]
fn when_it_does_not_load_it_says_so() {
    Visit::default()
        .after_script("window.fetch = () => Promise.reject(new TypeError('the network is down'))")
        .run_bare(async |page| {
            page.expect("document.querySelector('[role=alert]') !== null")
                .await;
            let text = drawn_text(page).await;
            assert!(text.contains("could not be loaded"), "{text:?}");
            assert!(!text.contains("nicht geladen"), "{text:?}");
        });
}

#[test]
fn when_no_script_comes_it_says_so_after_a_while() {
    Visit::default().run_bare(async |page| {
        page.do_command("Network.enable", json!({})).await;
        let scripts = json!({ "urls": ["*.js"] });
        page.do_command("Network.setBlockedURLs", scripts).await;
        page.do_command("Page.reload", json!({ "ignoreCache": true }))
            .await;
        let message =
            "document.querySelector('.boot')?.checkVisibility({ visibilityProperty: true })";
        page.expect(&format!("{message} === false")).await;
        assert_eq!(drawn_text(page).await, "", "nothing at first");
        // The while passes a hundred times as fast.
        page.do_command("Animation.enable", json!({})).await;
        page.do_command("Animation.setPlaybackRate", json!({ "playbackRate": 100 }))
            .await;
        page.expect(&format!("{message} === true")).await;
        let text = drawn_text(page).await;
        for words in [
            "konnte nicht geladen",
            "could not be loaded",
            "kon niet worden geladen",
        ] {
            assert!(text.contains(words), "{words} is not in {text:?}");
        }
    });
}
