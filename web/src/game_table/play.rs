//! What comes to the table, and what comes of it: everything new is shown, said, heard and saved.

use rochade_table::{
    Answer, Happening, Intent, PromptKind, Refusal, Review, SquareId, Table, View, WhyNot,
};
use yew::prelude::*;

use super::first::First;
use super::messages::{explain, notice_for};
use super::why_not::WHY;
use super::{GameTable, Redraw};
use crate::components::board::{are_ahead, can_huff, in_hand};
use crate::components::status::Standing;
use crate::drawn::Drawn;
use crate::embed::Mode;
use crate::page;
use crate::platform::haptics;
use crate::settings::Setting;
use crate::{say, sound, words};

/// Where the device remembers that it has told what the arrows on the board are.
const ARROWS_TOLD: &str = "rochade.arrows";

/// What a player has tried to do, and what the table has answered.
pub(super) struct Attempt {
    /// The square on which it was tried, where the reason would be worth telling.
    pub(super) square: Option<SquareId>,
    /// Why a man that was on its way could not go on there.
    pub(super) on_the_way: Option<WhyNot>,
    /// Whether the hand has let go.
    lets_go: bool,
    /// The move as it was typed, if it was.
    pub(super) typed: Option<String>,
    /// What had happened by then because time passed.
    meanwhile: Vec<Happening>,
    /// What came of the attempt, or why nothing did.
    pub(super) reply: Result<Vec<Happening>, Refusal>,
}

impl GameTable {
    /// Hands an intent to the table, as far as the player's hand gives it on.
    pub(super) fn apply(&mut self, ctx: &Context<Self>, intent: Intent) -> Redraw {
        let (view, hand) = (self.session.view(), self.hand);
        let given = self.hand.give(intent, |square| can_huff(view, square));
        let Some(intent) = given else {
            return Redraw::No;
        };
        let wanted = hand.wants(&intent, in_hand(view));
        // The next touch ends what the last one was told, and so does a look back.
        let goes_on = matches!(intent, Intent::Touch(_) | Intent::Review(_));
        let ends_blame = goes_on && self.blame.take().is_some();
        self.focus.next = self.focus_after(&intent);
        let draws_lots = intent == Intent::Rematch && view.draws_lots;
        let wants_choice = matches!(intent, Intent::AskChoice(_));
        let attempt = self.attempt(intent, wanted);
        self.note_refusal(attempt.reply.as_ref().err());
        let old_message = self.messages.shown.clone();
        self.explain(ctx, &attempt);
        let has_begun = attempt.reply.is_ok();
        let mut happenings = attempt.meanwhile;
        happenings.extend(attempt.reply.unwrap_or_default());
        let asks_choice = happenings.contains(&Happening::PromotionAsked);
        let happened = self.take_in(ctx, happenings);
        let is_told = Redraw::when(self.messages.shown != old_message || ends_blame);
        if draws_lots && has_begun {
            let view = self.session.view();
            let names = view.seats.iter();
            let names = names.map(|seat| say::computer::own_name(self.texts, &seat.player));
            let told = say::players::by_lot(self.texts, view.game, &names.collect::<Vec<_>>());
            self.messages.tell("lot", told);
        }
        if asks_choice && !wants_choice && ctx.props().settings.is_on(Setting::Queen) {
            self.choose_first(ctx);
        }
        happened | is_told
    }

    /// Lets the table decide. What is shown stays as it was, since reasons are about what the
    /// player saw.
    fn attempt(&mut self, intent: Intent, square: Option<SquareId>) -> Attempt {
        let lets_go = matches!(intent, Intent::LetGo(_));
        let on_the_way = square.and_then(|to| self.session.table().why_not_on(to));
        let (intent, typed) = self.in_english(intent);
        let (mut meanwhile, mut reply) = self.session.apply(intent);
        if let (Err(Refusal::Typed(_)), Some(typed)) = (&reply, &typed) {
            // A letter of the page's language may be a file, too, and written as a capital: German
            // D4.
            let (since, as_typed) = self.session.apply(Intent::Type(typed.clone()));
            meanwhile.extend(since);
            reply = as_typed.or(reply);
        }
        Attempt {
            square,
            on_the_way,
            lets_go,
            typed,
            meanwhile,
            reply,
        }
    }

    /// Tells why nothing came of an attempt, where that is not plain. Else what was told before is
    /// over.
    fn explain(&mut self, ctx: &Context<Self>, attempt: &Attempt) {
        let view = self.session.view();
        let why_not = self.why_not(ctx, attempt);
        let refusal = attempt.reply.as_ref().err();
        let explained = refusal
            .and_then(|refusal| explain(self.texts, view, refusal, attempt.typed.as_deref()));
        let did_nothing = matches!(
            attempt.reply.as_deref(),
            Ok([] | [Happening::PutBack]) | Err(Refusal::JumpByJump)
        );
        if let Some((text, law, blame)) = why_not {
            self.messages.tell(WHY, text);
            self.messages.cite(law);
            self.show_blame(ctx, blame);
        } else if let Some((text, law)) = self.why_not_typed(ctx, attempt) {
            self.messages.tell("typed", text);
            self.messages.cite(law);
        } else if let Some(text) = explained {
            self.messages
                .tell(refusal.map_or("typed", notice_for), text);
            let law = refusal.and_then(|refusal| self.session.table().law_against(refusal));
            self.messages.cite(law);
        } else if !(attempt.lets_go && did_nothing) {
            // What a touch has led to is still to be read when the hand lets go.
            self.messages.shown = None;
        }
    }

    /// Chooses what a man becomes without the player being asked: the first of the choices, in
    /// chess a queen.
    fn choose_first(&mut self, ctx: &Context<Self>) {
        let promotion = self.session.view().promotion.as_ref();
        if let Some(&first) = promotion.and_then(|promotion| promotion.choices.first()) {
            self.apply(ctx, Intent::Choose(first));
        }
    }

    /// A typed move in the letters that the rules read, and as it was typed; anything else as it
    /// is.
    fn in_english(&self, intent: Intent) -> (Intent, Option<String>) {
        match intent {
            Intent::Type(typed) => {
                let english = words::of(self.session.view().game).typed(self.texts, &typed);
                (Intent::Type(english), Some(typed))
            }
            other => (other, None),
        }
    }

    /// Shows and says what happened. The page must be redrawn if anything did.
    pub(super) fn take_in(&mut self, ctx: &Context<Self>, happenings: Vec<Happening>) -> Redraw {
        if happenings.is_empty() {
            return Redraw::No;
        }
        let before = self.session.view().clone();
        self.session.refresh_view();
        if happenings.contains(&Happening::Began) {
            self.seat_computers(ctx);
            self.remember_level();
        }
        let view = self.session.view().clone();
        if before.position != view.position || happenings.contains(&Happening::Began) {
            self.drawn = Drawn::default();
        }
        self.clocks.seat(view.seats.len());
        // A move that was seen before the rules were there is not heard now.
        if !are_ahead(&ctx.props().squares)
            && let Some(sound) = sound::tell(&happenings)
            && ctx.props().settings.is_on(Setting::Haptics)
        {
            haptics::vibrate(sound);
        }
        self.tell_host(ctx, &happenings);
        self.save(happenings.contains(&Happening::Began));
        let spoken = self.spoken(ctx);
        self.messages
            .announce(self.texts, &view, &happenings, spoken);
        let (types, has_bars) = (
            self.mode == Mode::Own,
            self.parts.players || self.parts.clock,
        );
        let place = say::question::place_of_answers(self.texts, &view, &happenings, types);
        if let Some(place) = place.filter(|_| has_bars) {
            self.messages.say(place);
        }
        let is_shown = |happening: &Happening| matches!(happening, Happening::Shown(_));
        if self.takes_moves() && happenings.iter().any(is_shown) {
            self.messages.say(match view.shown_ply < view.plies {
                true => self.texts.earlier_position(),
                false => self.texts.last(),
            });
        }
        if before.plies != view.plies {
            self.deciding = None;
            self.explain_arrows();
        }
        if before.outcome != view.outcome && view.seats.len() > 2 {
            self.follow_room();
        }
        if before.turn != view.turn || before.outcome != view.outcome {
            self.offer_answer();
        }
        if self.can_try() && self.session.table().waiting().is_some() {
            self.judge(ctx);
        }
        Redraw::Yes
    }

    /// Tells what the arrows are, when the device shows them for the first time.
    fn explain_arrows(&mut self) {
        let are_new = self.mode == Mode::Own && page::remembered(ARROWS_TOLD).is_none();
        if are_new && self.messages.shown.is_none() && !self.session.view().since.is_empty() {
            self.messages
                .show("arrows", self.texts.arrows_since().to_owned());
            page::remember(ARROWS_TOLD, "told");
        }
    }

    /// Puts a game that comes from elsewhere on the board, by a link if another player sent it;
    /// `begins` says that it is another one than the game that was there.
    pub(super) fn put_on_board(&mut self, table: Table, sent: bool, begins: bool) -> Redraw {
        self.leave_practice();
        let before = begins.then(|| self.note_under_way()).flatten();
        self.first = First::Play;
        self.deciding = None;
        self.leave_reading();
        self.clear_board();
        self.session.replace(table, sent);
        self.clocks.seat(self.session.view().seats.len());
        self.follow_room();
        self.autosave.forget();
        self.save(begins);
        let stands = match self.standing() {
            Standing::Over { verdict, .. } => verdict,
            Standing::GoesOn { turn, .. } => turn.to_owned(),
        };
        self.messages.say(self.texts.game_opened(&stands));
        self.tell_replaced(before);
        Redraw::Yes
    }

    /// Takes from the board what is about the game that was there.
    pub(super) fn clear_board(&mut self) {
        self.messages.shown = None;
        self.drawn = Drawn::default();
        self.computers.forget();
        self.session.hint(Vec::new());
    }

    /// Lets another player sit at the bottom of the page.
    pub(super) fn seat_near(&mut self, player: usize) {
        self.session.seat_near(player);
        self.save(false);
    }

    /// Says to screen readers who sits at the bottom of the page.
    pub(super) fn say_who_sits_near(&mut self) {
        let name = say::player(self.texts, self.session.view(), self.session.sides().near());
        self.messages.say(self.texts.sits_near(&name));
    }

    /// Saves the game; `begins` says that it is another one than before.
    pub(super) fn save(&mut self, begins: bool) {
        // A game that is only looked at is nobody's, and so is a position of a lesson.
        if self.replays() || self.practises() {
            return;
        }
        let was_kept = self.autosave.unkept().is_none();
        self.autosave.save(&self.session, begins);
        if let Some(why) = self.autosave.unkept().filter(|_| was_kept) {
            self.messages.say(self.not_kept(why));
        }
    }
}

/// The questions and looks back that stand in the move table, and how each is ended when it is
/// closed.
pub(super) fn pending_in_move_table(view: &View) -> Vec<Intent> {
    let asked = view.prompts.iter().map(|prompt| prompt.question);
    let asked = asked.filter(|question| question.kind == PromptKind::Resign);
    let cancels = asked.map(|question| Intent::Answer(question, Answer::Cancel));
    let back = (view.shown_ply < view.plies).then_some(Intent::Review(Review::Last));
    cancels.chain(back).collect()
}
