//! The answers for files as people have them.

use rochade_desk::{Account, Accounts};
use serde_json::json;

use crate::failure::Failure;
use crate::input::Source;
use crate::output::Output;

/// Tells of each game what it is, or writes it as the export would.
pub(crate) fn read(output: &mut Output, file: &Source, writes: bool) -> Result<(), Failure> {
    let mut is_first = true;
    for account in Accounts::new(file.read_games()?) {
        if !writes {
            output.answer(|| line(&account), || json!(account))?;
        } else if !account.written.is_empty() {
            let gap = if is_first { "" } else { "\n" };
            output.text(gap)?;
            output.text(&account.written)?;
            is_first = false;
        }
    }
    Ok(())
}

/// A game on a line: its number, what it is, the names, the length and the result; then what is
/// wrong with it.
fn line(account: &Account) -> String {
    let mut words = vec![account.game.to_string()];
    if let Some(fault) = &account.refused {
        words.push(format!("refused {} {}", fault.place, fault.word));
    } else {
        words.extend([account.kind.to_owned(), account.laws.clone()]);
        words.extend(account.position.clone());
        words.push(account.players.join(" - "));
        words.extend([account.plies.to_string(), account.result.to_owned()]);
    }
    if let Some(fault) = &account.cut {
        words.push(format!(
            "cut {} {} {}",
            fault.place, fault.word, fault.detail
        ));
    }
    if !account.notes.is_empty() {
        words.push(format!("notes {}", account.notes.len()));
    }
    words.join("\t") + "\n"
}
