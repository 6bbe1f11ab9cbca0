//! `rochade replay`: a game is played at a table, which decides what is allowed.

use std::iter::Peekable;

use rochade_table::{
    Answer, Happening, Intent, PromptKind, Refusal, Start, Table, TypedError, View,
};
use serde_json::{Value, json};

use crate::args::Play;
use crate::failure::{Failure, shown};
use crate::game::Game;
use crate::input::Source;
use crate::output::Output;

/// A draw that was offered with the move before.
const OFFER: &str = "(=)";

/// What stands behind the square of a man that is blown; the move may follow at once.
const BLOWN: char = '~';

/// Plays the moves of a text; aloud, with what is said between them.
pub(crate) fn replay(output: &mut Output, file: &Source, play: &Play) -> Result<(), Failure> {
    let text = file.read()?;
    let words = text.split_whitespace().map(without_number);
    let words = words.flat_map(|word| word.split_inclusive(BLOWN));
    let mut words = words.filter(|word| !word.is_empty()).peekable();
    let mut table = sit_down(play)?;
    while let Some(word) = words.next() {
        let (said, done) = match play.aloud {
            true => obey(&mut table, word, &mut words),
            false => (word, make_move(&mut table, word)),
        };
        done.map_err(|refusal| refused(&table, said, &refusal, play))?;
        let view = table.view();
        // A man that is blown stands in one line with the move that follows.
        let is_whole = view.blown.is_none() || view.outcome.is_some();
        if said != OFFER && is_whole {
            tell(output, &view, word, play)?;
        }
    }
    let view = table.view();
    if view.blown.is_some() && view.outcome.is_none() {
        tell(output, &view, "", play)?;
    }
    Ok(())
}

fn sit_down(play: &Play) -> Result<Table, Failure> {
    let start = Start {
        position: play.start.clone(),
        ..Start::under(play.laws.clone(), Vec::new())
    };
    Table::sit_down(start)
        .map_err(|_| Failure::Error("no game can begin with the position".to_owned()))
}

type Done = Result<Vec<Happening>, Refusal>;

/// Does what a word says, together with an offer that stands behind a move; and the word that is to
/// blame if that is refused.
fn obey<'a>(
    table: &mut Table,
    word: &'a str,
    words: &mut Peekable<impl Iterator<Item = &'a str>>,
) -> (&'a str, Done) {
    let turn = table.view().turn;
    match word {
        "claim" => (word, claim(table)),
        "count" => (word, table.apply(Intent::StartCount(turn))),
        OFFER => (word, offer_draw(table)),
        _ if words.next_if_eq(&OFFER).is_some() => match offer_draw(table) {
            Ok(_) => (word, make_move(table, word)),
            refused => (OFFER, refused),
        },
        _ => (word, make_move(table, word)),
    }
}

/// The side to move claims what it can.
fn claim(table: &mut Table) -> Done {
    let View { turn, seats, .. } = table.view();
    let claims = seats.get(turn.index()).map(|seat| &seat.claims);
    match claims.and_then(|claims| claims.first()) {
        Some(&claim) => table.apply(Intent::Claim(claim, turn)),
        None if table.outcome().is_some() => Err(Refusal::GameOver),
        None => Err(Refusal::NothingToClaim),
    }
}

/// The side to move offers a draw; the other one's offer is declined by that.
fn offer_draw(table: &mut Table) -> Done {
    let View { turn, prompts, .. } = table.view();
    let mut questions = prompts.iter().map(|prompt| prompt.question);
    let asked = questions.find(|asked| asked.kind == PromptKind::DrawOffer && asked.of == turn);
    if let Some(question) = asked {
        table.apply(Intent::Answer(question, Answer::Decline))?;
    }
    table.apply(Intent::OfferDraw(turn))
}

/// Makes the moves of a text, which say all, with what is blown before them.
pub(crate) fn make_moves(table: &mut Table, text: &str) -> Result<(), String> {
    let words = text.split_whitespace();
    for word in words.flat_map(|word| word.split_inclusive(BLOWN)) {
        make_move(table, word).map_err(|refusal| format!("{word}: {refusal}"))?;
    }
    Ok(())
}

/// Makes a move that says all: what a pawn becomes, too.
fn make_move(table: &mut Table, word: &str) -> Done {
    let happened = table.apply(Intent::Type(word.to_owned()))?;
    if happened.contains(&Happening::PromotionAsked) {
        return Err(Refusal::Typed(TypedError::Illegal));
    }
    Ok(happened)
}

/// Prints what came of a word: a ply with its squares, anything else as it was said.
fn tell(output: &mut Output, view: &View, word: &str, play: &Play) -> Result<(), Failure> {
    let (plies, word) = match word {
        "claim" | "count" => (view.plies, word.to_owned()),
        _ => last_ply(view, play.game),
    };
    let (position, status) = (play.game.position(&view.position), play.game.status(view));
    let claims = claims(view);
    let count = view.count.as_ref().map(|count| count.text());
    output.answer(
        || {
            let mut columns = vec![
                plies.to_string(),
                word.clone(),
                position.clone(),
                status.clone(),
            ];
            let counted = count.iter().map(|count| format!("count {count}"));
            let open: Vec<String> = claims
                .iter()
                .copied()
                .map(String::from)
                .chain(counted)
                .collect();
            columns.extend((!open.is_empty()).then(|| open.join(", ")));
            columns.join("\t") + "\n"
        },
        || {
            let mut told = json!({
                "ply": plies,
                "move": word,
                "position": position,
                "status": status,
            });
            if play.aloud {
                told["claims"] = json!(claims);
                told["count"] = count.as_deref().map_or(Value::Null, Value::from);
            }
            told
        },
    )?;
    Ok(())
}

/// The number of the last ply, and the ply itself. To blow a man is one if no move has followed: it
/// was the last man, or the text ends there.
fn last_ply(view: &View, game: &dyn Game) -> (usize, String) {
    if let Some(man) = view.blown {
        return (view.plies + 1, game.blown(man.square, &view.plan));
    }
    let deed = view.entries.last().map(|entry| &entry.deed);
    let written = deed.map(|deed| game.written(deed, &view.plan));
    (view.plies, written.unwrap_or_default())
}

/// Returns what the side to move may claim, in a word each.
fn claims(view: &View) -> Vec<&'static str> {
    let claims = view.seats.get(view.turn.index()).map(|seat| &seat.claims);
    let words = claims.into_iter().flatten().map(|claim| claim.word());
    words
        .map(|word| word.strip_prefix("claim-").unwrap_or(word))
        .collect()
}

fn refused(table: &Table, word: &str, refusal: &Refusal, play: &Play) -> Failure {
    let reason = match (refusal, table.outcome()) {
        (Refusal::GameOver, Some(_)) => format!("{refusal}: {}", play.game.status(&table.view())),
        _ => refusal.to_string(),
    };
    let ply = table.plies() + 1;
    Failure::Error(format!("ply {ply}: {}: {reason}", shown(word)))
}

/// A word without the number of the move, which may stand alone: `12.`, `12...Nf6`, `12`.
pub(crate) fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let move_text = rest.trim_start_matches('.');
    // Castling with zeros begins with a digit too, but no dot follows.
    if move_text.is_empty() || (rest.len() < word.len() && move_text.len() < rest.len()) {
        move_text
    } else {
        word
    }
}
