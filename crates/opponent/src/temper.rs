//! What it does beside moving: offers, claims, counts, and its answers to what others ask and do
//! (opponent.md, section 3.6).

use rochade_search::{DRAW, Eyes, Unwatched, Watch, is_mate};
use rochade_table::chess::PAWN;
use rochade_table::{
    Answer, Check, Event, Intent, Man, Outcome, Prompt, PromptKind, Question, Seat, Table, View,
    WHOLE, Waits,
};

use crate::hands;
use crate::mind::Mind;
use crate::player::{Player, reply};

/// The score at which it resigns, where computers may.
const LOST: i32 = -800;
/// The number of own moves in a row at which it must have this score.
const RUNNING: usize = 4;

/// In the opening, where no line goes on, it draws by its seed among moves that are nearly as good
/// as the best: by e^(score / variety), in hundredths of a pawn.
const VARIETY: i32 = 10;

/// The number of moves of each player before which it agrees to draws in endings only.
const EARLY: usize = 20;

/// The score at which it agrees to resign with a partner who is a person.
const HOPELESS: i32 = -300;

/// The number of moves of each player before it asks a partner again whether to resign.
const PATIENCE: usize = 10;

impl<M: Mind> Player<M> {
    /// Returns what it does at a seat now, one intent after the other; nothing, as long as the
    /// table waits for somebody else, or if it doesn't know the game. `may_resign` says whether
    /// the players have chosen that computers resign.
    pub fn act(
        &mut self,
        table: &Table,
        seat: Seat,
        may_resign: bool,
        watch: &mut dyn Watch<M::Move>,
    ) -> Vec<Intent> {
        let view = table.view();
        if view.outcome.is_some() || !M::knows(view.game) {
            return Vec::new();
        }
        let Some(waits) = table.waits_for() else {
            return Vec::new();
        };
        if let Some(prompt) = view
            .prompts
            .iter()
            .find(|prompt| prompt.question.of == seat)
        {
            let answer = self.answer(table, &view, prompt);
            return vec![Intent::Answer(prompt.question, answer)];
        }
        if let Some(claim) = self.claim(table, &view, seat) {
            return vec![claim];
        }
        match waits {
            Waits::Press(awaited) if awaited == seat => vec![Intent::PressClock(seat)],
            Waits::Move(mover) if mover == seat => {
                self.take_turn(table, &view, seat, may_resign, watch)
            }
            _ => Vec::new(),
        }
    }

    /// What it does in its turn.
    fn take_turn(
        &mut self,
        table: &Table,
        view: &View,
        seat: Seat,
        may_resign: bool,
        watch: &mut dyn Watch<M::Move>,
    ) -> Vec<Intent> {
        if may_resign && !has_just_resigned(table, seat) && self.gives_up(table, view, seat) {
            return vec![Intent::Resign(seat)];
        }
        let Some(shown) = view.seat(seat) else {
            return Vec::new();
        };
        if shown.can_start_count && self.wants_count(table, view, seat) {
            return vec![Intent::StartCount(seat)];
        }
        let mut intents = Vec::new();
        if shown.can_offer_draw && !shown.has_offered_draw && self.offers(table, view, seat) {
            intents.push(Intent::OfferDraw(seat));
        }
        let Some(scene) = self.scene(table) else {
            return Vec::new();
        };
        let is_opening = scene.plies < M::OPENING && table.record().start.position.is_none();
        let known = match is_opening {
            true => self.search.game().opening(&scene, self.level, self.seed),
            false => None,
        };
        let scatter = if is_opening { VARIETY } else { 0 };
        let play = match known.and_then(|known| scene.plays.get(known)) {
            Some(known) => Some(known.clone()),
            None => self.think_with(&scene, scatter, watch).map(|it| it.play),
        };
        let Some(play) = play else {
            return Vec::new();
        };
        let place = scene.plays.iter().position(|known| *known == play);
        let mind = self.search.game();
        let gives_check =
            place.is_some_and(|place| mind.says_check(scene.node.as_ref(), &scene.choices[place]));
        let check = match gives_check {
            true => Check::Check,
            false => Check::None,
        };
        let laws = &table.record().start.laws;
        intents.extend(hands::play(view, laws, seat, &play, check));
        intents
    }

    /// Answers what it is asked.
    fn answer(&mut self, table: &Table, view: &View, prompt: &Prompt) -> Answer {
        let agrees = |agrees: bool| match agrees {
            true => Answer::Accept,
            false => Answer::Decline,
        };
        let seat = prompt.question.of;
        match prompt.question.kind {
            PromptKind::DrawOffer => agrees(self.accepts_draw(table, view, seat)),
            PromptKind::ResignTogether => agrees(self.resigns_with(table, prompt.question)),
            PromptKind::TakeBack => Answer::Accept,
            PromptKind::Tempo => Answer::Decline,
            PromptKind::Resign => Answer::Confirm,
            PromptKind::Touched if self.is_kind() => Answer::Decline,
            PromptKind::IllegalMove if self.is_kind() => {
                mildest(&prompt.answers).unwrap_or_else(|| self.best_answer(table, prompt))
            }
            PromptKind::Touched | PromptKind::IllegalMove | PromptKind::FalseCheck => {
                self.best_answer(table, prompt)
            }
        }
    }

    /// Returns whether it is one of the levels that ask for no penalty.
    fn is_kind(&self) -> bool {
        self.level.number() <= 3
    }

    /// Returns the answer after which it stands best.
    fn best_answer(&mut self, table: &Table, prompt: &Prompt) -> Answer {
        let question = prompt.question;
        let mut best = None;
        for &answer in &prompt.answers {
            let mut record = table.record().clone();
            record.events.push(Event::Answered(question, answer));
            let Ok(then) = Table::replay(&record) else {
                continue;
            };
            let worth = self.worth(&then, question.of);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, answer));
            }
        }
        let first = prompt.answers.first().copied();
        best.map(|(_, answer)| answer)
            .or(first)
            .unwrap_or(Answer::Decline)
    }

    /// Returns what the game is worth to a seat, roughly, in hundredths of a pawn.
    fn worth(&mut self, table: &Table, seat: Seat) -> i32 {
        self.worth_with(table, seat, |_| {})
    }

    /// The same, after a change of how games end by the laws on the table.
    fn worth_with(&mut self, table: &Table, seat: Seat, change: impl Fn(&mut Self)) -> i32 {
        if let Some(outcome) = table.outcome() {
            return worth_of(outcome, seat);
        }
        let Some(scene) = self.scene(table) else {
            return DRAW;
        };
        self.think_for(seat);
        change(self);
        let mind = self.search.game();
        let is_own = mind.side_of(table.view().turn) == mind.side_of(seat);
        let limits = self.roughly();
        let mover = match (&scene.node, scene.choices.is_empty()) {
            (Some(node), true) => reply(&mut self.search, node, limits),
            (Some(node), false) => {
                let (choices, before) = (&scene.choices, &scene.before);
                let found =
                    self.search
                        .think(node, choices, before, limits, Eyes::OPEN, &mut Unwatched);
                found.worths.first().map_or(DRAW, |best| best.score)
            }
            (None, _) => {
                let worths = scene
                    .choices
                    .iter()
                    .map(|made| -reply(&mut self.search, &made.node, limits));
                worths.max().unwrap_or(DRAW)
            }
        };
        if is_own { mover } else { -mover }
    }

    /// Returns whether it agrees to a draw, which it always does beside a person: that partner
    /// decides.
    fn accepts_draw(&mut self, table: &Table, view: &View, seat: Seat) -> bool {
        if has_person_beside(table, view, seat) || self.is_long(view) {
            return true;
        }
        let is_late = view.plies > EARLY * seats(view);
        let is_ending = men(view).count() <= M::FEW;
        if self.is_kind() {
            return (is_late || is_ending) && self.worth(table, seat) <= 100;
        }
        let worth = self.worth(table, seat);
        worth <= 0 && is_late || worth <= 30 && is_ending
    }

    /// Returns whether nothing has happened for [`Mind::LONG`].
    fn is_long(&self, view: &View) -> bool {
        self.search.game().quiet_plies(view) as usize >= M::LONG * seats(view)
    }

    /// Returns whether it resigns together with its partner, who asks that.
    fn resigns_with(&mut self, table: &Table, question: Question) -> bool {
        let enough = match table.computer(question.by) {
            Some(_) => LOST,
            None => HOPELESS,
        };
        self.worth(table, question.of) <= enough
    }

    /// Claims what it can, if it stands worse.
    fn claim(&mut self, table: &Table, view: &View, seat: Seat) -> Option<Intent> {
        let claim = *view.seat(seat)?.claims.first()?;
        // What it is worth to play on: each line would be drawn, if it saw claims in them.
        let worth = self.worth_with(table, seat, Self::play_for_ever);
        (worth <= -30).then_some(Intent::Claim(claim, seat))
    }

    fn wants_count(&mut self, table: &Table, view: &View, seat: Seat) -> bool {
        let partner = view.plan.partner(seat);
        let is_own = |man: &Man| man.seat == seat || Some(man.seat) == partner;
        let own: Vec<Man> = men(view).filter(is_own).collect();
        let is_bare = own.len() == 1 + usize::from(partner.is_some());
        let has_pawn = own.iter().any(|man| man.kind == PAWN);
        is_bare || !has_pawn && self.worth(table, seat) <= -500
    }

    /// Offers a draw once in twenty moves: in an ending that has been even for ten own moves, or
    /// where nothing has happened for [`Mind::LONG`]. A partner who is a person does so instead of
    /// it, where anything can still happen.
    fn offers(&mut self, table: &Table, view: &View, seat: Seat) -> bool {
        let round = seats(view);
        if self.is_long(view) {
            return self.search.game().quiet_plies(view) as usize % (5 * round) < round;
        }
        let is_time = view.plies % (20 * round) < round && view.plies >= 20 * round;
        is_time
            && men(view).count() <= M::FEW
            && !has_person_beside(table, view, seat)
            && self.was_always(table, seat, 10, |worth| worth.abs() <= 20)
    }

    /// Returns whether it gives the game up.
    fn gives_up(&mut self, table: &Table, view: &View, seat: Seat) -> bool {
        let may = view.seat(seat).is_some_and(|shown| shown.can_resign);
        let is_lost = |worth: i32| worth <= LOST && !is_mate(worth);
        may && self.level.number() >= 5 && self.was_always(table, seat, RUNNING, is_lost)
    }

    /// Returns whether something has held for what the game is worth to a seat, before each of its
    /// last `moves` moves, the present one included. The game itself remembers; a player that is
    /// asked anew knows as much.
    fn was_always(
        &mut self,
        table: &Table,
        seat: Seat,
        moves: usize,
        holds: impl Fn(i32) -> bool,
    ) -> bool {
        let view = table.view();
        let texts = table.positions(usize::MAX);
        let own = view.entries.iter().zip(&texts);
        let own: Vec<&String> = own
            .filter(|(entry, _)| entry.deed.man.seat == seat)
            .map(|(_, text)| text)
            .collect();
        let Some(first) = (own.len() + 1).checked_sub(moves) else {
            return false;
        };
        if !holds(self.worth(table, seat)) {
            return false;
        }
        let limits = self.roughly();
        own[first..].iter().rev().all(|text| {
            let node = self.search.game().read(text);
            node.is_some_and(|node| holds(reply(&mut self.search, &node, limits)))
        })
    }
}

/// Returns whether a seat has asked its partner lately whether to resign together.
fn has_just_resigned(table: &Table, seat: Seat) -> bool {
    let events = &table.record().events;
    let resigned = events
        .iter()
        .rposition(|event| *event == Event::Resigned(seat));
    resigned.is_some_and(|resigned| {
        let since = events[resigned..].iter();
        let moves = since.filter(|event| matches!(event, Event::Played(_)));
        moves.count() < PATIENCE * seats(&table.view())
    })
}

/// Returns whether a seat's partner is a person who isn't frozen.
fn has_person_beside(table: &Table, view: &View, seat: Seat) -> bool {
    let partner = view
        .plan
        .partner(seat)
        .and_then(|partner| view.seat(partner));
    partner
        .is_some_and(|partner| table.computer(partner.seat).is_none() && partner.frozen.is_none())
}

/// How many seats the game has.
fn seats(view: &View) -> usize {
    view.plan.seats.len()
}

/// The answer that undoes a move against the rules and asks least of who has made it; `None` if
/// only a king's move undoes it.
fn mildest(answers: &[Answer]) -> Option<Answer> {
    let mild = [Answer::TakeBack, Answer::Capture];
    mild.into_iter().find(|answer| answers.contains(answer))
}

/// What an outcome is worth to a seat: by how much its share is more or less than if all had the
/// same.
fn worth_of(outcome: &Outcome, seat: Seat) -> i32 {
    let shares: Vec<i32> = outcome.shares.iter().map(|&share| share.into()).collect();
    let even = shares.iter().sum::<i32>() / shares.len().max(1) as i32;
    let gained = i32::from(outcome.share(seat)) - even;
    let most = if gained > 0 {
        i32::from(WHOLE) - even
    } else {
        even
    };
    gained * rochade_search::MATE / most.max(1)
}

/// The men on the board.
fn men(view: &View) -> impl Iterator<Item = Man> {
    view.squares.iter().filter_map(|square| square.man)
}
