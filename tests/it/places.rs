//! What assistive technology is told of where things are, and in which language.

use rochade_e2e::Visit;

/// Notes the page's language when its first square is read, long before any module runs.
const NOTES_LANGUAGE: &str = "new MutationObserver((changes, watch) => {
    if (!document.querySelector('main, .late')) return;
    window.languageAtFirst = document.documentElement.lang;
    watch.disconnect();
}).observe(document, { childList: true, subtree: true })";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_language_is_right_before_anything_can_be_heard() {
    for (address, wants, lang) in [
        ("", "de-AT,en;q=0.5", "de"),
        ("", "fr", "en"),
        ("?lang=nl", "de", "nl"),
        ("embed.html?lang=nl", "de", "nl"),
        ("embed.html", "de", "de"),
        ("author.html?lang=de", "nl", "de"),
        ("author.html", "nl", "nl"),
    ] {
        Visit::default()
            .at(address)
            .speaking(wants)
            .after_script(NOTES_LANGUAGE)
            .run_bare(async |page| {
                page.expect(format!("window.languageAtFirst === '{lang}'"))
                    .await;
            });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_kept_language_is_right_before_anything_can_be_heard() {
    let keeps = "localStorage.setItem('rochade.settings', 'language=nl');";
    Visit::default()
        .speaking("de")
        .after_script([keeps, NOTES_LANGUAGE].concat())
        .run_bare(async |page| {
            page.expect("window.languageAtFirst === 'nl'").await;
        });
}
