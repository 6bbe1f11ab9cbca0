//! Trusted types: where the engine knows them, no text becomes markup or a script but by the page's
//! own policy.

use std::panic::Location;

use rochade_e2e::{Page, Visit};

/// What an expression throws, by its name; what it gives, if it throws nothing.
async fn thrown(page: &Page, expression: &str) -> String {
    let ask = format!(
        "(() => {{ try {{ return `${{{expression}}}`; }} catch (e) {{ return e.name; }} }})()"
    );
    let answer = page.eval(&ask).await;
    answer.as_str().unwrap_or_default().to_owned()
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_text_becomes_neither_markup_nor_a_script() {
    for address in ["", "embed.html", "author.html"] {
        becomes_neither_markup_nor_a_script(address);
    }
}

fn becomes_neither_markup_nor_a_script(address: &str) {
    let visit = Visit::default().staying().at(address);
    visit.run_bare(async |page| {
        // The policy holds as soon as the start script has run.
        let (at, harmless) = (
            Location::caller(),
            "new DOMParser().parseFromString('', 'text/html')",
        );
        page.until(at, async || match thrown(page, harmless).await.as_str() {
            "TypeError" => Ok(()),
            other => Err(format!("{address}: a text becomes {other}")),
        })
        .await;
        for sink in [
            "document.body.innerHTML = '<blink>!</blink>'",
            "document.body.insertAdjacentHTML('beforeend', '<blink>!</blink>')",
            "document.createRange().createContextualFragment('<blink>!</blink>')",
            "new DOMParser().parseFromString('<blink>!</blink>', 'text/html')",
            "document.createElement('iframe').srcdoc = '<blink>!</blink>'",
            "document.createElement('script').src = './start.js'",
            "document.createElement('script').text = '1'",
            "new Worker('./start.js')",
        ] {
            assert_eq!(thrown(page, sink).await, "TypeError", "{sink}");
        }
        page.expect_to_stay("document.querySelector('blink') === null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nobody_else_makes_a_policy() {
    Visit::default().run_bare(async |page| {
        page.expect_whole().await;
        for name in ["rochade", "default", "other"] {
            let makes = format!("trustedTypes.createPolicy('{name}', {{ createHTML: t => t }})");
            assert_eq!(thrown(page, &makes).await, "TypeError", "{name}");
        }
        assert_eq!(thrown(page, "trustedTypes.defaultPolicy").await, "null");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn all_that_the_page_makes_of_texts_goes_on() {
    Visit::default().staying().run(async |page| {
        page.action("flip").await;
        page.expect_lower_left("h8").await;
        page.action("rules").await;
        page.expect("document.querySelectorAll('.rules section').length > 3")
            .await;
        page.click("dialog [data-action=close]").await;
        crate::desk::expect_closed(page).await;
        crate::desk::paste(page, "1. e4 e5 *").await;
        crate::reading::to_end(page).await;
        page.expect_piece("e5", "bP").await;
        page.expect("!!navigator.serviceWorker.controller").await;
    });
}
