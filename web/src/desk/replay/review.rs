//! What a look back has found, written into the game: what positions are worth, how moves are
//! judged, and the better lines.

use rochade_review::Review;

use super::{GAME, Game, Line, Ply};

impl Game {
    /// Returns the game with a review added to what its text says; a move
    /// that its author has judged stays so.
    pub(crate) fn with_review(&self, review: &Review) -> Game {
        let mut game = self.clone();
        let Some(own) = game.lines.get_mut(GAME) else {
            return game;
        };
        let found = review.positions.iter().skip(self.before);
        if let Some(first) = found.clone().next() {
            own.evals.clone_from(&first.evals);
        }
        for (ply, then) in own.plies.iter_mut().zip(found.clone().skip(1)) {
            ply.evals.clone_from(&then.evals);
        }
        let mut better = Vec::new();
        for ((at, ply), here) in own.plies.iter_mut().enumerate().zip(found) {
            let Some(glyph) = here.glyph(&ply.nags) else {
                continue;
            };
            ply.nags.insert(0, glyph);
            if here.judgement.is_some() {
                better.push(Line::of_moves(at, &here.line));
            }
        }
        better.retain(|line| !line.plies.is_empty());
        game.lines.extend(better);
        game
    }

    /// Returns the better line that a review has for the move after `at` plies.
    pub(crate) fn better_line(&self, at: usize) -> Option<usize> {
        let departs = |line: &Line| line.parent == GAME && line.at == at;
        let found = self.lines.iter().skip(self.told).position(departs)?;
        Some(self.told + found)
    }
}

impl Line {
    /// Returns a variation of the game after `at` plies.
    fn of_moves(at: usize, moves: &[String]) -> Line {
        let ply = |text: &String| Ply {
            text: text.clone(),
            ..Ply::default()
        };
        Line {
            parent: GAME,
            at,
            plies: moves.iter().map(ply).collect(),
            ..Line::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use rochade_review::{Eval, Judgement, Position};
    use rochade_table::{Event, GameKind, Start, Step, Table};

    use super::*;
    use crate::desk::replay::tests::game;

    fn review(line: &str) -> Review {
        let position = |score| Position {
            evals: vec![Eval::Score(score)],
            ..Position::default()
        };
        let mut review = Review {
            positions: vec![position(20), position(30), position(25), position(90)],
            is_done: true,
            ..Review::default()
        };
        review.positions[2].line = line.split(' ').map(str::to_owned).collect();
        review.positions[2].judgement = Some(Judgement::Mistake);
        review.positions[1].is_only = true;
        review
    }

    #[test]
    fn what_was_found_stands_beside_what_the_text_says() {
        let game = game("1. e4 $1 (1. d4) e5 2. Nf3 (2. c3 $10) *");
        let shown = game.with_review(&review("d4 exd4 Qxd4"));
        let plies = &shown.lines[GAME].plies;
        let nags: Vec<&[u8]> = plies.iter().map(|ply| &ply.nags[..]).collect();
        assert_eq!(nags, [&[1][..], &[7], &[2]]);
        assert_eq!(plies[2].evals, [Eval::Score(90)]);
        assert_eq!(shown.lines[GAME].evals, [Eval::Score(20)]);
        let better = shown.better_line(2).expect("a line");
        assert_eq!((better, shown.end(better)), (3, 5));
        assert_eq!(shown.lines[better].plies[1].text, "exd4");
        assert_eq!(shown.table(better, 5).map(|table| table.plies()), Some(5));
        assert_eq!((shown.better_line(5), shown.better_line(0)), (None, None));
    }

    #[test]
    fn lines_of_a_game_of_the_table_go_on_from_what_happened() {
        let made = |table: &Table, step: Step| {
            let mut record = table.record().clone();
            record.events.push(Event::Played(step));
            Table::replay(&record).expect("a move")
        };
        let mut table = Table::new(Start::new(GameKind::Draughts, Vec::new()));
        for _ in 0..3 {
            let step = table.steps().swap_remove(0);
            table = made(&table, step);
        }
        let game = Game::of_table(&table, Vec::new()).expect("a game");
        let played = game.table(GAME, 0).expect("a table");
        assert_eq!((played.plies(), game.end(GAME)), (3, 3));
        let before = table.until(2).expect("a table");
        let last = before.steps().pop().expect("a step");
        let other = made(&before, last).view().entries[2].notation.clone();
        assert_ne!(other, table.view().entries[2].notation);
        let shown = game.with_review(&review(&other));
        let better = shown.better_line(2).expect("a line");
        let table = shown.table(better, 3).expect("a table");
        assert_eq!(table.view().entries[2].notation, other);
    }
}
