//! Every case that ships is played: what it expects comes about, and what else can be done in a
//! lesson is told to be wrong.

mod data;
mod lessons;
mod texts;
mod tries;

use rochade_cases::{Act, ActError, Case, Practice, Seen};
use rochade_table::{Refusal, Story, Table};

/// A reader who plays a case at a table.
struct Reader {
    practice: Practice,
    table: Table,
    story: Story,
    refusal: Option<Refusal>,
}

impl Reader {
    fn begin(name: &str, case: &Case) -> Reader {
        let (practice, table) =
            Practice::begin(case.clone()).unwrap_or_else(|error| panic!("{name}: {error}"));
        Reader {
            practice,
            table,
            story: Story::default(),
            refusal: None,
        }
    }

    /// Does an act, and judges it.
    fn act(&mut self, act: &Act) {
        self.refusal = match act.apply(&mut self.table) {
            Ok(_) => None,
            Err(ActError::Refused(refusal)) => Some(refusal),
            Err(unknown) => panic!("{unknown} at {}", self.table.view().position),
        };
        self.judge();
    }

    fn judge(&mut self) {
        let view = self.table.view();
        let story = self.story.of(&self.table);
        let seen = Seen::new(&self.table, &view, story, self.refusal.as_ref());
        self.practice.judge(&seen);
    }

    /// Makes all replies and shown acts that are due.
    fn wait(&mut self) {
        for _ in 0..100 {
            if !self.practice.moves_by_itself() {
                return;
            }
            let next = self.practice.next(&self.table);
            for intent in next {
                let done = self.table.apply(intent.clone());
                assert!(done.is_ok(), "{intent:?}: {done:?}");
            }
            let view = self.table.view();
            let story = self.story.of(&self.table);
            self.practice
                .go_on(&Seen::new(&self.table, &view, story, None));
        }
        panic!("it goes on and on");
    }

    /// Returns the conditions that don't hold.
    fn missing(&mut self) -> Vec<String> {
        let view = self.table.view();
        let story = self.story.of(&self.table);
        let seen = Seen::new(&self.table, &view, story, self.refusal.as_ref());
        let expected = self.practice.case().expect.iter();
        let missing = expected.filter(|expect| !expect.holds(&seen));
        missing.map(ToString::to_string).collect()
    }
}
