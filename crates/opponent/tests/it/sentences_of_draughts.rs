//! A second proof of what is said of moments of draughts. It knows nothing of the code under test:
//! it asks only which moves are legal, and what stands where.

use rochade_draughts::{Capture, Color, Move, Position, Square};
use rochade_review::{Man, Pattern, Sentence};

/// A position of a line, with the man that was blown on the way to it.
pub(crate) type Stood = (Position, Option<Square>);

/// What is to be proved: the positions of the best line, and those of the game's move with the
/// answer, both from the position before the move on.
pub(crate) struct Case<'a> {
    pub(crate) sentence: &'a Sentence,
    pub(crate) best: Vec<Stood>,
    pub(crate) made: Vec<Stood>,
}

type Proved = Result<(), &'static str>;

fn need(is_so: bool, what: &'static str) -> Proved {
    if is_so { Ok(()) } else { Err(what) }
}

/// What a man is worth, in tenths; a king's worth depends on whether it flies.
fn worth(position: &Position, square: Square) -> i32 {
    match position.man_at(square) {
        Some(man) if man.king && position.rules().flying => 26,
        Some(man) if man.king => 14,
        _ => 10,
    }
}

fn count(position: &Position, side: Color) -> i32 {
    position.men(side).len() as i32 - position.men(side.other()).len() as i32
}

fn balance(position: &Position, side: Color) -> i32 {
    let of = |side| -> i32 {
        let men = position.men(side).into_iter();
        men.map(|at| worth(position, at)).sum()
    };
    of(side) - of(side.other())
}

fn captures(position: &Position) -> Vec<Move> {
    let moves = position.legal_moves().into_iter();
    moves.filter(|mv| mv.is_capture()).collect()
}

/// Returns what a side wins for sure by captures alone from here.
fn swings(position: &Position, side: Color) -> i32 {
    let (is_own, now) = (position.turn() == side, balance(position, side));
    let all = captures(position);
    let may_stop = position.rules().capture == Capture::May || all.is_empty();
    let ends = all.iter().map(|mv| {
        let next = position.play(mv).expect("legal");
        balance(&next, side) - now + swings(&next, side)
    });
    let ends = ends.chain(may_stop.then_some(0));
    let best = if is_own { ends.max() } else { ends.min() };
    best.expect("an end")
}

/// Returns the capture that leads from one position to the next.
fn between((before, _): &Stood, (after, blown): &Stood) -> Option<Move> {
    let before = match blown {
        Some(man) => before.blow(*man)?,
        None => *before,
    };
    let men = |it: &Position| [Color::White, Color::Black].map(|of| (it.men(of), it.kings(of)));
    let mut moves = before.legal_moves().into_iter();
    moves.find(|mv| men(&before.play(mv).expect("legal")) == men(after))
}

fn stands(position: &Position, man: &Man, side: Color) -> Result<Square, &'static str> {
    let square: Square = man.square.parse().map_err(|_| "a square")?;
    let found = position.man_at(square).ok_or("an empty square")?;
    need(found.color == side, "a man of the wrong side")?;
    let kind = if found.king { 'K' } else { 'M' };
    need(kind == man.kind, "another man")?;
    Ok(square)
}

/// Proves a sentence; the error says what isn't so.
pub(crate) fn prove(case: &Case) -> Proved {
    let (before, _) = &case.best[0];
    let us = before.turn();
    let loss = || -> i32 {
        let (last, _) = case.made[case.made.len() - 1];
        balance(before, us) - balance(&last, us) - swings(&last, us)
    };
    match case.sentence.pattern {
        Pattern::Better => Ok(()),
        Pattern::Free => {
            let man = stands(before, &case.sentence.men[0], us.other())?;
            for_nothing(&case.best, man)?;
            let made = between(&case.made[0], &case.made[1]).ok_or("no move")?;
            need(!made.victims().contains(&man), "the move takes it as well")
        }
        Pattern::Hangs => {
            let man = stands(&case.made[1].0, &case.sentence.men[0], us)?;
            for_nothing(&case.made[1..], man)?;
            let made = between(&case.made[0], &case.made[1]).ok_or("no move")?;
            need(!made.is_capture(), "it is an exchange")?;
            saves(case, made, man)
        }
        Pattern::Shot => shot(case.sentence, &case.best),
        Pattern::AllowsShot => shot(case.sentence, &case.made[1..]),
        Pattern::Huffed => {
            let man = stands(&case.made[1].0, &case.sentence.men[0], us)?;
            need(case.made[2].1 == Some(man), "it isn't blown")?;
            need(case.made[1].0.blow(man).is_some(), "it can't be blown")?;
            need(!captures(before).is_empty(), "nothing was missed")?;
            need(loss() > 0, "nothing is lost")
        }
        Pattern::Draw => is_drawn(&case.best),
        Pattern::Draws => is_drawn(&case.made),
        _ => Err("no chess"),
    }
}

/// The first move of a line takes a man, and no capture pays for the other side then.
fn for_nothing(line: &[Stood], man: Square) -> Proved {
    let mv = between(&line[0], &line[1]).ok_or("no move")?;
    need(line[1].1.is_none(), "a man is blown")?;
    need(mv.victims().contains(&man), "another man is taken")?;
    let side = line[0].0.turn();
    need(swings(&line[1].0, side) >= 0, "it is taken back")?;
    let (last, _) = line[line.len() - 1];
    let won = balance(&last, side) + swings(&last, side) - balance(&line[0].0, side);
    need(won > 0, "it is given back")
}

/// The best move would have saved a man that hangs after the one that was made.
fn saves(case: &Case, made: Move, man: Square) -> Proved {
    let best = between(&case.best[0], &case.best[1]).ok_or("no move")?;
    let stood = if made.to() == man { made.from() } else { man };
    let stands = if best.from() == stood {
        best.to()
    } else {
        stood
    };
    let (after, _) = &case.best[1];
    let side = after.turn();
    let won: i32 = best
        .victims()
        .iter()
        .map(|at| worth(&case.best[0].0, *at))
        .sum();
    let hangs = captures(after).into_iter().find(|mv| {
        let next = after.play(mv).expect("legal");
        let takes: i32 = mv.victims().iter().map(|at| worth(after, *at)).sum();
        mv.victims().contains(&stands) && takes > won && swings(&next, side) >= 0
    });
    need(hangs.is_none(), "it hangs anyway")
}

/// A line gives men, and wins more, whatever is captured.
fn shot(sentence: &Sentence, line: &[Stood]) -> Proved {
    let side = line[0].0.turn();
    let first = between(&line[0], &line[1]).ok_or("no move")?;
    let second = between(&line[1], &line[2]).ok_or("no answer")?;
    let is_exchange = sentence.pattern == Pattern::AllowsShot && first.is_capture();
    let gives = is_exchange || !first.is_capture();
    need(gives && second.is_capture(), "nothing is given")?;
    let won = |it: &Position| count(it, side) - count(&line[0].0, side);
    let number = sentence.number as i32;
    let mut quiet = line.iter().filter(|(it, _)| captures(it).is_empty());
    let is_won = quiet.any(|(it, _)| won(it) == number);
    need(number > 0 && is_won, "another number")?;
    let (last, _) = line[line.len() - 1];
    let stays = balance(&last, side) + swings(&last, side) > balance(&line[0].0, side);
    need(stays, "it is given back")?;
    let taken = first.victims().len() as i32;
    let least = taken + least(&line[1].0, side, 12);
    need(least >= number, "another capture escapes")
}

/// Returns how many men more a side has for sure once nobody captures.
fn least(position: &Position, side: Color, plies: u32) -> i32 {
    let moves = position.legal_moves();
    let must = moves.iter().any(Move::is_capture);
    let now = count(position, side);
    let next = |mv: &Move| {
        let next = position.play(mv).expect("legal");
        let is_over = plies == 0 || (position.turn() == side && captures(&next).is_empty());
        match is_over {
            true => count(&next, side) - now,
            false => count(&next, side) - now + least(&next, side, plies - 1),
        }
    };
    let ends = moves.iter().map(next);
    match position.turn() == side {
        true => ends.chain((!must).then_some(0)).max().unwrap_or(0),
        false if must => ends.min().unwrap_or(0),
        false => 0,
    }
}

/// One king each is left, which the laws of all presets draw.
fn is_drawn(line: &[Stood]) -> Proved {
    let (last, _) = line[line.len() - 1];
    let alone = |of| last.men(of).len() == 1 && last.kings(of).len() == 1;
    need(alone(Color::White) && alone(Color::Black), "no draw")
}
