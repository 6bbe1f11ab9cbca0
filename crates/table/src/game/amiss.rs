//! Moves against the rules, and what the opponent decides about them (laws.md, section 4).

use super::{Game, decline};
use crate::intent::{Happening, Refusal};
use crate::plan::SquareId;
use crate::prompt::{Answer, Prompt, PromptKind, Question};
use crate::record::{Entry, Event, Step};

impl Game {
    /// Whether a man that goes this path can be dropped there against the rules, for the opponent to decide.
    pub(crate) fn may_misplay(&self, path: &[SquareId]) -> bool {
        self.record.start.laws.tolerate_misplays() && self.rules.may_drop(path)
    }

    /// The move against the rules that the board shows, as long as the opponent has not decided.
    pub(crate) fn misplayed(&self) -> Option<&Entry> {
        self.misplayed.as_ref().map(|misplay| &misplay.entry)
    }

    /// What the opponent is asked about it.
    pub(crate) fn question_of_misplay(&self) -> Option<Question> {
        let by = self.misplayed()?.deed.man.seat;
        Some(Question {
            kind: PromptKind::IllegalMove,
            of: self.rules.to_move(),
            by,
        })
    }

    /// Refuses what can't happen before the opponent has decided: nothing else is played, asked or claimed until then.
    pub(super) fn needs_no_verdict(&self, event: &Event) -> Result<(), Refusal> {
        match event {
            Event::Answered(..)
            | Event::Pressed(_)
            | Event::Resigned(_)
            | Event::FlagFallen(_)
            | Event::TimeLeft(_) => Ok(()),
            _ if self.misplayed.is_some() => Err(Refusal::AnswerFirst),
            _ => Ok(()),
        }
    }

    /// The seat to move makes a move against the rules. As with any move, that ends its turn and declines what it was asked.
    pub(super) fn misplay(&mut self, step: &Step) -> Result<Vec<Happening>, Refusal> {
        if !self.record.start.laws.tolerate_misplays() {
            return Err(Refusal::IllegalMove);
        }
        let mover = self.rules.to_move();
        let mut misplay = self.rules.misplay(step).ok_or(Refusal::IllegalMove)?;
        misplay.entry.time_left = self.time_move();
        misplay.entry.check_said = self.turn.says_check;
        self.new_turn();
        let declined = self.questions.leave(mover).into_iter().map(decline);
        let mut happenings: Vec<Happening> = declined.collect();
        happenings.push(Happening::Misplayed(misplay.entry.deed.clone()));
        if misplay.entry.check_said {
            happenings.push(Happening::CheckSaid(mover));
        }
        let answers = self.record.start.laws.verdicts(&*self.rules, &misplay);
        let blocks = !misplay.can_stand;
        self.misplayed = Some(misplay);
        if let Some(question) = self.question_of_misplay() {
            happenings.push(Happening::Asked(question));
            self.questions.put(Prompt {
                question,
                answers,
                blocks,
            });
        }
        Ok(happenings)
    }

    /// The opponent has decided.
    pub(super) fn decide(&mut self, verdict: Answer) -> Vec<Happening> {
        let Some(misplay) = self.misplayed.take() else {
            return Vec::new();
        };
        let mover = misplay.entry.deed.man.seat;
        self.questions.withdraw(PromptKind::IllegalMove, mover);
        let stands = verdict == Answer::Stand;
        self.rules.decide(stands);
        if stands {
            return self.stand(misplay.entry);
        }
        if let Some(clocks) = &mut self.clocks {
            clocks.take_back(mover);
        }
        self.new_turn();
        // What the opponent could claim before it is over.
        self.turn.touched = true;
        let laws = &self.record.start.laws;
        let Some((duty, by)) = laws.owed_after(&*self.rules, &misplay, verdict) else {
            return Vec::new();
        };
        self.owe(duty, by);
        vec![Happening::Owed]
    }

    /// The move stands.
    fn stand(&mut self, entry: Entry) -> Vec<Happening> {
        let mover = entry.deed.man.seat;
        let next = self.rules.to_move();
        if let Some(clocks) = &mut self.clocks
            && next == mover
        {
            // It makes several moves in a row: only to decide was it the turn of another.
            clocks.pass_back(next);
        }
        let playing = self.playing();
        self.made(entry, playing)
    }

    /// The game has ended before the opponent has decided: the move was none.
    pub(super) fn drop_misplay(&mut self) {
        if self.misplayed.take().is_some() {
            self.rules.decide(false);
        }
    }
}
