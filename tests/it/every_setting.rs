//! The panel for the settings as a whole: every control is there, acts at once, and outlives a
//! reload.

use rochade_e2e::{Page, Visit};

use crate::settings::{choose, flip, open};

/// Every control of the panel (contract.md, section 7), with a choice that is not so at first. The
/// language comes last: the page loads again then.
const CONTROLS: [(&str, &str); 23] = [
    ("theme", "dark"),
    ("board", "blue"),
    ("pieces", "mirrored"),
    ("coordinates", "outside"),
    ("marks", "shapes"),
    ("notation", "figurine"),
    ("spoken", "letters"),
    ("board-side", "right"),
    ("clock-side", "left"),
    ("animation", "off"),
    ("input", "drag"),
    ("tenths", "always"),
    ("sound", "off"),
    ("why", "off"),
    ("huff-hint", "off"),
    ("suggest", "off"),
    ("answer-keys", "off"),
    ("ghost", "off"),
    ("lift", "off"),
    ("release", "on"),
    ("queen", "on"),
    ("haptics", "on"),
    ("language", "nl"),
];

/// Opens the settings with what is folded away in them.
async fn open_all(page: &Page) {
    open(page).await;
    page.eval("document.querySelectorAll('dialog details').forEach(more => { more.open = true; })")
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn every_setting_is_in_the_panel_and_is_kept() {
    Visit::default().run(async |page| {
        open_all(page).await;
        for (name, value) in CONTROLS {
            // Each says what it is good for.
            page.expect(format!(
                "document.getElementById(document.querySelector('dialog [name={name}]')
                     .closest('[aria-describedby]').getAttribute('aria-describedby')).textContent.endsWith('.')"
            ))
            .await;
            let kind = page
                .eval(&format!("document.querySelector('dialog [name={name}]').type"))
                .await;
            match kind.as_str() {
                Some("checkbox") => flip(page, name).await,
                Some("radio") => {
                    page.click(format!("dialog input[name={name}][value={value}]"))
                        .await;
                }
                _ => choose(page, name, value).await,
            }
            page.expect(format!(
                "document.documentElement.getAttribute('data-{name}') === '{value}'"
            ))
            .await;
        }
        page.expect("document.documentElement.lang === 'nl'").await;
        page.expect_board().await;
        page.reload().await;
        open_all(page).await;
        for (name, value) in CONTROLS {
            assert_eq!(page.html_attr(&format!("data-{name}")).await, value);
            page.expect(format!(
                "(control => (control.type === 'checkbox' ? (control.checked ? 'on' : 'off') : control.value) === '{value}')
                 (document.querySelector('dialog :is([type=radio]:checked, [type=checkbox], select)[name={name}]'))"
            ))
            .await;
        }
    });
}
