//! Files that are too large, too many, or none; and positions, a line each.

use std::fs;

use rochade_e2e::{Page, Visit};
use serde_json::json;

use crate::desk::{expect_closed, paste};
use crate::reading::to_end;
use crate::resume::keys;

const NOTICE: &str = "document.querySelector('[data-notice=import]')?.textContent";

/// Gives the panel, which is open, what an expression yields as its file, and confirms.
async fn choose(page: &Page, file: &str) {
    page.eval(&format!(
        "(() => {{
            const given = new DataTransfer();
            given.items.add({file});
            const field = document.querySelector('[name=import-file]');
            field.files = given.files;
            field.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }})()"
    ))
    .await;
    page.click("[data-answer=confirm]").await;
}

async fn open(page: &Page) {
    page.eval("document.querySelector('[data-action=import]').click()")
        .await;
    page.expect("document.activeElement?.name === 'import'")
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn many_games_leave_room_for_the_one_on_the_board() {
    Visit::default().run(async |page| {
        page.type_moves("e4 e5").await;
        // What is left would be enough for some hundred games.
        page.eval(
            "(() => {
                const fill = (size) => {
                    try { localStorage.setItem(`filled ${size}`, '-'.repeat(size)); return true; } catch { return false; }
                };
                for (let size = 4e6; size > 1000; size /= 2) while (fill(size)) size += 0.5;
                for (const key of Object.keys(localStorage)) {
                    const size = Number(key.split(' ')[1]);
                    if (size > 100000 && size < 300000) return localStorage.removeItem(key);
                }
            })()",
        )
        .await;
        open(page).await;
        // This number of lines at once takes a browser's editor a minute or two.
        page.eval(
            "(field => {
                field.value = '1. d4 d5 *\\n\\n'.repeat(2000);
                field.dispatchEvent(new Event('input', { bubbles: true }));
            })(document.activeElement)",
        )
        .await;
        page.click("[data-answer=confirm]").await;
        page.answer("replace", "decline").await;
        page.expect("document.querySelector('[data-notice=told]')?.textContent.includes('of 2,000 games')")
            .await;
        assert!(!keys(page, "rochade.2.done.").await.is_empty());
        page.eval("localStorage.setItem('probe', ' '.repeat(90000)); localStorage.removeItem('probe')")
            .await;
        page.type_moves("Nf3").await;
        page.expect_never("document.querySelector('[data-notice=unkept]') !== null")
            .await;
        page.reload().await;
        page.expect_placement(crate::resume::AFTER_NF3).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_file_that_is_too_large_is_refused_in_words() {
    Visit::default().run(async |page| {
        open(page).await;
        choose(page, "new File([new Uint8Array(101e6)], 'games.pgn')").await;
        page.expect(format!(
            "{NOTICE}?.includes('too large') && {NOTICE}.includes('100 MB')"
        ))
        .await;
        page.expect_never("document.querySelector('dialog progress') !== null")
            .await;
        // The panel takes another one.
        choose(page, "new File(['1. e4 *'], 'games.pgn')").await;
        expect_closed(page).await;
        to_end(page).await;
        page.expect_piece("e4", "wP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_folder_is_refused_in_words() {
    let folder = std::env::temp_dir().join(format!("rochade-folder-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder can be made");
    Visit::default().run(async |page| {
        let square = page.square("e4").await;
        for kind in ["dragEnter", "dragOver", "drop"] {
            let data = json!({ "items": [], "files": [folder.to_string_lossy()], "dragOperationsMask": 1 });
            let event = json!({ "type": kind, "x": square.x, "y": square.y, "data": data });
            page.do_command("Input.dispatchDragEvent", event).await;
        }
        page.expect(format!("{NOTICE}?.includes('folder')")).await;
    });
    fs::remove_dir_all(folder).expect("the folder can be removed");
}

const MATE: &str = "k7/2K5/8/8/8/8/8/1Q6 w - - 0 1";
const ENDING: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 3 40";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn several_positions_are_games_of_their_own() {
    Visit::default().run(async |page| {
        paste(page, &format!("{MATE}\n\n{ENDING}\n")).await;
        expect_closed(page).await;
        page.expect(format!(
            "document.documentElement.dataset.position === '{MATE}'"
        ))
        .await;
        // The first one is on the board, the other one in the list.
        page.action("games").await;
        page.action("open-game").await;
        page.expect(format!(
            "document.documentElement.dataset.position === '{ENDING}'"
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn several_dropped_positions_are_games_of_their_own() {
    Visit::default().run(async |page| {
        page.eval(&format!(
            "(() => {{
                const given = new DataTransfer();
                for (const fen of ['{MATE}', '{ENDING}']) given.items.add(new File([fen], 'position.fen'));
                for (const name of ['dragenter', 'dragover', 'drop']) document.querySelector('[data-square=e4]').dispatchEvent(
                    new DragEvent(name, {{ dataTransfer: given, bubbles: true, cancelable: true }}));
            }})()"
        ))
        .await;
        page.expect("document.querySelector('[data-notice=told]')?.textContent.includes('2 games are in the list')")
            .await;
        page.expect(format!(
            "document.documentElement.dataset.position === '{MATE}'"
        ))
        .await;
    });
}
