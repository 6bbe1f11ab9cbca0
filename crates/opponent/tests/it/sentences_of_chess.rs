//! A second proof of what is said of moments of chess. It knows nothing of the code under test: it
//! asks only which moves are legal, and what stands where.

use rochade_chess::{Color, Move, Position, Role, Square};
use rochade_review::{Man, Pattern, Sentence};

/// What stands where and is to be proved: the positions of the best line, and those of the game's
/// move with the answer, both from the position before the move on.
pub(crate) struct Case<'a> {
    pub(crate) sentence: &'a Sentence,
    pub(crate) best: Vec<Position>,
    pub(crate) made: Vec<Position>,
    /// How many moves of a mate are proved against all defences.
    pub(crate) mates: u32,
}

type Proved = Result<(), &'static str>;

fn points(role: Role) -> i32 {
    match role {
        Role::King => 100,
        _ => role.points() as i32,
    }
}

fn need(is_so: bool, what: &'static str) -> Proved {
    if is_so { Ok(()) } else { Err(what) }
}

/// Returns the man that a move takes off the board, and where it stood.
fn victim(before: &Position, mv: Move) -> Option<(Role, Square)> {
    let after = before.play(mv).ok()?;
    let theirs = before.turn().other();
    let is_of = |it: &Position, at| it.piece_at(at).filter(|man| man.color == theirs);
    Square::all().find_map(|at| {
        let gone = is_of(before, at).filter(|_| is_of(&after, at).is_none())?;
        Some((gone.role, at))
    })
}

/// Returns the move between two positions.
fn between(before: &Position, after: &Position) -> Option<Move> {
    let board = |it: &Position| Square::all().map(|at| it.piece_at(at)).collect::<Vec<_>>();
    let mut moves = before.legal_moves();
    moves.find(|mv| board(&before.play(*mv).expect("legal")) == board(after))
}

/// What a move takes, and what it crowns.
fn at_once(before: &Position, mv: Move) -> i32 {
    let taken = victim(before, mv).map_or(0, |(role, _)| points(role));
    taken + mv.promotion.map_or(0, |role| points(role) - 1)
}

/// Tries all captures on a square, and returns the best that the side to move can do.
fn takes_back(position: &Position, square: Square) -> i32 {
    let captures = position.legal_moves();
    let captures = captures.filter(|mv| mv.to == square && victim(position, *mv).is_some());
    captures.map(|mv| brings(position, mv)).fold(0, i32::max)
}

/// Returns what a capture brings after all that is taken back on its square.
fn brings(position: &Position, mv: Move) -> i32 {
    at_once(position, mv) - takes_back(&position.play(mv).expect("legal"), mv.to)
}

fn material(position: &Position, side: Color) -> i32 {
    let men = position.pieces();
    men.map(|(_, man)| match man.color == side {
        true => points(man.role),
        false => -points(man.role),
    })
    .sum()
}

/// Returns what a side has more at the end of a line, after what is taken back there.
fn gained(line: &[Position], side: Color) -> i32 {
    let (first, last) = (&line[0], &line[line.len() - 1]);
    let gained = material(last, side) - material(first, side);
    let Some([before, after]) = line.last_chunk::<2>() else {
        return gained;
    };
    let mv = between(before, after).expect("a move");
    let open = match victim(before, mv) {
        Some(_) => takes_back(after, mv.to),
        None => 0,
    };
    if last.turn() == side {
        gained + open
    } else {
        gained - open
    }
}

fn stands(position: &Position, man: &Man, side: Color) -> Result<(Role, Square), &'static str> {
    let square: Square = man.square.parse().map_err(|_| "a square")?;
    let found = position.piece_at(square).ok_or("an empty square")?;
    need(found.color == side, "a man of the wrong side")?;
    need(found.role.letter() == man.kind, "another man")?;
    Ok((found.role, square))
}

/// Whether a man on a square reaches another one, ray by ray.
fn reaches(position: &Position, from: Square, to: Square, gone: Option<Square>) -> bool {
    let Some(man) = position.piece_at(from) else {
        return false;
    };
    let files = to.file().index() as i32 - from.file().index() as i32;
    let ranks = to.rank().index() as i32 - from.rank().index() as i32;
    let (far, near) = (files.abs().max(ranks.abs()), files.abs().min(ranks.abs()));
    let forward = if man.color == Color::White { 1 } else { -1 };
    let is_clear = || {
        (1..far).all(|step| {
            let between = from.offset(files.signum() * step, ranks.signum() * step);
            between.is_some_and(|at| position.piece_at(at).is_none() || Some(at) == gone)
        })
    };
    match man.role {
        Role::Pawn => files.abs() == 1 && ranks == forward,
        Role::Knight => (far, near) == (2, 1),
        Role::King => far == 1,
        Role::Bishop => far > 0 && near == far && is_clear(),
        Role::Rook => far > 0 && near == 0 && is_clear(),
        Role::Queen => far > 0 && (near == 0 || near == far) && is_clear(),
    }
}

/// Proves a sentence; the error says what isn't so.
pub(crate) fn prove(case: &Case) -> Proved {
    let us = case.best[0].turn();
    match case.sentence.pattern {
        Pattern::Better => Ok(()),
        Pattern::Mate => {
            need(!is_mate(&case.made[1]), "the move mates as well")?;
            mates(case, &case.best, case.sentence.number)
        }
        Pattern::AllowsMate => {
            mates(case, &case.made[1..], case.sentence.number)?;
            let saved = &case.best[1];
            need(!(can_mate(saved)), "the best move is mated at once")
        }
        Pattern::Free => {
            let man = stands(&case.best[0], &case.sentence.men[0], us.other())?;
            for_nothing(&case.best, man)?;
            let made = between(&case.made[0], &case.made[1]).ok_or("no move")?;
            let also = victim(&case.made[0], made);
            need(also != Some(man), "the move takes it as well")?;
            need(gained(&case.best, us) >= points(man.0), "it is given back")
        }
        Pattern::Hangs => {
            let man = stands(&case.made[1], &case.sentence.men[0], us)?;
            for_nothing(&case.made[1..], man)?;
            need(-gained(&case.made, us) > 0, "nothing is lost")?;
            saves(case, man)
        }
        Pattern::Fork => fork(case.sentence, &case.best),
        Pattern::AllowsFork => {
            fork(case.sentence, &case.made[1..])?;
            need(-gained(&case.made, us) > 0, "nothing is lost")
        }
        Pattern::Draw => need(is_drawn(&case.best[case.best.len() - 1]), "no draw"),
        Pattern::Draws => need(is_drawn(&case.made[case.made.len() - 1]), "no draw"),
        Pattern::Shot | Pattern::AllowsShot | Pattern::Huffed => Err("no draughts"),
    }
}

fn is_mate(position: &Position) -> bool {
    position.is_check() && position.legal_moves().next().is_none()
}

fn can_mate(position: &Position) -> bool {
    let mut moves = position.legal_moves();
    moves.any(|mv| is_mate(&position.play(mv).expect("legal")))
}

/// Whether the side to move is mated in so many moves whatever it does.
fn is_lost(position: &Position, moves: u32) -> bool {
    is_mate(position)
        || moves > 0
            && position.legal_moves().next().is_some()
            && position
                .legal_moves()
                .all(|mv| wins(&position.play(mv).expect("legal"), moves))
}

/// Whether the side to move mates in so many moves.
fn wins(position: &Position, moves: u32) -> bool {
    let next: Vec<Position> = position
        .legal_moves()
        .flat_map(|mv| position.play(mv))
        .collect();
    let (checks, others): (Vec<&Position>, Vec<&Position>) =
        next.iter().partition(|it| it.is_check());
    match moves {
        1 => checks.into_iter().any(is_mate),
        _ => checks
            .into_iter()
            .chain(others)
            .any(|it| is_lost(it, moves - 1)),
    }
}

fn mates(case: &Case, line: &[Position], moves: u32) -> Proved {
    need(line.len() == 2 * moves as usize, "another number of moves")?;
    need(is_mate(&line[line.len() - 1]), "no mate")?;
    let is_proved = moves > case.mates || is_lost(&line[1], moves - 1);
    need(is_proved, "there is a defence")
}

/// The first move of a line takes a man, and nothing takes back with gain.
fn for_nothing(line: &[Position], man: (Role, Square)) -> Proved {
    let mv = between(&line[0], &line[1]).ok_or("no move")?;
    need(victim(&line[0], mv) == Some(man), "another man is taken")?;
    need(brings(&line[0], mv) >= points(man.0), "it is taken back")
}

/// The best move would have saved a man that hangs after the one that was made.
fn saves(case: &Case, (role, square): (Role, Square)) -> Proved {
    let made = between(&case.made[0], &case.made[1]).ok_or("no move")?;
    let best = between(&case.best[0], &case.best[1]).ok_or("no move")?;
    let stood = if made.to == square { made.from } else { square };
    let stands = if best.from == stood { best.to } else { stood };
    let after = &case.best[1];
    let won = at_once(&case.best[0], best);
    let mut moves = after.legal_moves();
    let takes = moves.find(|mv| {
        let is_it = victim(after, *mv) == Some((role, stands));
        is_it && brings(after, *mv) >= points(role).max(won + 1)
    });
    need(takes.is_none(), "it hangs anyway")
}

fn fork(sentence: &Sentence, line: &[Position]) -> Proved {
    let us = line[0].turn();
    let mv = between(&line[0], &line[1]).ok_or("no move")?;
    let after = &line[1];
    let (role, square) = stands(after, &sentence.men[0], us)?;
    need(square == mv.to, "another man has moved")?;
    for man in &sentence.men[1..] {
        let (target, at) = stands(after, man, us.other())?;
        need(reaches(after, square, at, None), "it isn't attacked")?;
        let guards = |from: Square| {
            let man = after.piece_at(from);
            man.is_some_and(|man| man.color != us)
                && from != at
                && reaches(after, from, at, Some(square))
        };
        let is_guarded = Square::all().any(guards);
        let is_threat = points(target) > points(role) || !is_guarded;
        need(is_threat, "it is guarded, and worth no more")?;
    }
    need(sentence.men[1] != sentence.men[2], "one man twice")?;
    for answer in after.legal_moves() {
        if victim(after, answer) == Some((role, square)) {
            need(brings(after, answer) <= 0, "the man can be taken")?;
        }
    }
    let mut wins = line.windows(2).skip(2).step_by(2).filter_map(|around| {
        let mv = between(&around[0], &around[1])?;
        let (_, at) = victim(&around[0], mv).filter(|_| mv.from == square)?;
        let is_named = sentence.men[1..]
            .iter()
            .any(|man| man.square == at.to_string());
        (is_named && brings(&around[0], mv) > 0).then_some(())
    });
    need(wins.next().is_some(), "none of them is taken")?;
    need(gained(line, us) > 0, "nothing is won")
}

fn is_drawn(position: &Position) -> bool {
    let few = position.pieces().filter(|(_, man)| man.role != Role::King);
    let few: Vec<Role> = few.map(|(_, man)| man.role).collect();
    let is_dead = match few[..] {
        [] => true,
        [role] => matches!(role, Role::Knight | Role::Bishop),
        _ => false,
    };
    is_dead || !position.is_check() && position.legal_moves().next().is_none()
}
