//! Any sequence of intents, at a table with any game: the table never panics, and what it shows
//! holds together.

mod acts;
mod laws;
mod promises;
mod seats;
mod story;

use rochade_table::{
    Answer, GameKind, Happening, Intent, Mark, PromptKind, Question, Refusal, Review, Start, Table,
    View,
};
use rochade_testkit::{Result, Unstructured, try_seeds};

pub(crate) use self::acts::{any_question, intent};
use self::laws::{Tally, come_again};
use self::seats::check_seats;
use crate::any_stood::Course;
use crate::every::{any_table, begin_move, can_move, for_every_game, one_move};
use crate::saved_games::{assert_same, read, text};

/// What must hold of every view.
pub(crate) fn check(table: &Table) {
    let view = table.view();
    assert_eq!(view.squares.len(), view.plan.squares.len());
    assert_eq!(view.seats.len(), view.plan.seats.len());
    assert_eq!(
        view.outcome.is_some(),
        view.seats.iter().all(|seat| !seat.to_move)
    );
    assert_eq!(view.plies, view.entries.len());
    assert!(view.shown_ply <= view.plies);
    let mut seats = view.seats.iter();
    let acts = seats.any(|seat| seat.can_resign || seat.to_move);
    assert_ne!(acts, view.outcome.is_some(), "somebody can always act");
    check_marks(&view);
    check_seats(&view);
    check_scores(table, &view);
    if view.prompts.iter().any(|prompt| prompt.blocks) {
        // A king is left in check: nobody can play on so.
        return;
    }
    let start = Start {
        position: Some(view.position.clone()),
        ..table.record().start.clone()
    };
    let again = Table::sit_down(start).expect("the position reads back");
    assert_eq!(again.positions(0), [view.position]);
}

/// What is in hand stands somewhere, in the present; the last move has an end and a beginning
/// wherever there was one.
fn check_marks(view: &View) {
    let marked = |mark| {
        let marked = view.plan.ids().zip(&view.squares);
        let marked = marked.filter(move |(_, square)| square.marks.has(mark));
        marked.map(|(id, square)| (id, square.man))
    };
    let in_hand: Vec<_> = marked(Mark::Selected).collect();
    assert!(in_hand.len() <= 1);
    for (_, man) in &in_hand {
        let is_own = man.is_some_and(|man| man.seat == view.turn);
        let is_victim = marked(Mark::Touched).any(|(_, touched)| touched == *man);
        assert!(
            is_own || is_victim,
            "in hand is an own man, or one to be captured"
        );
    }
    let holds = !in_hand.is_empty();
    assert!(holds || view.promotion.is_none() && !view.can_stop);
    assert!(view.shown_ply == view.plies && view.outcome.is_none() || !holds);
    assert!(holds || marked(Mark::Move).chain(marked(Mark::Capture)).count() == 0);
    let kinds = view.prompts.iter().map(|prompt| prompt.question.kind);
    let is_false =
        view.shown_ply == view.plies && kinds.clone().any(|kind| kind == PromptKind::IllegalMove);
    assert!(!holds || !is_false, "nobody moves before it is decided");
    assert_eq!(view.last.len() > 1, view.shown_ply > 0 || is_false);
    let (to, from) = match view.last.split_last() {
        Some((&to, from)) => (vec![to], from.to_vec()),
        None => (Vec::new(), Vec::new()),
    };
    assert!(marked(Mark::LastTo).map(|(id, _)| id).eq(to));
    for id in view.plan.ids() {
        let is_marked = view.squares[id.index()].marks.has(Mark::LastFrom);
        assert_eq!(is_marked, from.contains(&id));
    }
}

/// Each game of a sitting brings what it says, shared by the players.
fn check_scores(table: &Table, view: &View) {
    let before: u32 = table.sitting().scores.iter().sum();
    let now: u32 = view.seats.iter().map(|seat| seat.score).sum();
    let is_over = view.outcome.is_some() && !table.record().events.is_empty();
    assert_eq!(now - before, if is_over { view.plan.brings() } else { 0 });
    if let Some(outcome) = &view.outcome {
        let shares = outcome.shares.iter().copied().map(u32::from);
        assert_eq!(shares.sum::<u32>(), view.plan.brings());
        assert_eq!(outcome.shares.len(), view.seats.len());
    }
}

/// The record holds all that was played and said: it replays to the same view, once the hand is
/// empty, nobody is asked whether to resign or wants new partners, and the present is shown. So
/// does the text that holds it.
fn check_record(table: &mut Table) {
    let _ = table.apply(Intent::Cancel);
    let _ = table.apply(Intent::Review(Review::Last));
    for of in table.view().plan.all_seats() {
        let (kind, by) = (PromptKind::Resign, of);
        let question = Question { kind, of, by };
        let _ = table.apply(Intent::Answer(question, Answer::Cancel));
        if table.view().seats[of.index()].wants_new_partners {
            table.apply(Intent::NewPartners(of)).expect("said again");
        }
    }
    let again = Table::replay(table.record()).expect("what was recorded has happened");
    assert_same(&again.in_sitting(table.sitting().clone()), table);
    assert_same(&read(&text(table)), table);
}

/// After the end, only a new game, a rematch, what is wanted of that, and looking back do anything.
fn is_idle(intent: &Intent) -> bool {
    !matches!(
        intent,
        Intent::Start(_)
            | Intent::GoOn(_)
            | Intent::Rematch
            | Intent::RematchByLot(_)
            | Intent::NewPartners(_)
            | Intent::AskTakeBack(_)
            | Intent::Review(_)
    )
}

/// Does anything at a table until chance has nothing more to give.
fn do_anything(game: GameKind, source: &mut Unstructured, tally: &mut Tally) -> Result<()> {
    let mut table = any_table(game, source)?;
    let mut course = Course::default();
    course.look(&table, &[]);
    while !source.is_empty() {
        if source.ratio(1, 40)? {
            come_again(&mut table, source, tally)?;
        }
        if source.ratio(1, 10)? && can_move(&table) {
            if source.ratio(1, 4)? {
                begin_move(&mut table, source)?;
            } else {
                one_move(&mut table, source)?;
            }
            check(&table);
            course.look(&table, &[]);
            continue;
        }
        if source.ratio(1, 400)? {
            check_record(&mut table);
        }
        let before = table.view();
        let intent = match table.waiting() {
            Some(_) if source.ratio(1, 4)? => Intent::Proceed,
            _ => intent(&before, source)?,
        };
        match apply(&mut table, intent.clone(), source.ratio(1, 4)?) {
            Ok(happened) => {
                tally.count(&happened);
                check(&table);
                course.look(&table, &happened);
                if before.outcome.is_some() && is_idle(&intent) {
                    assert!(happened.is_empty(), "after the end: {happened:?}");
                    assert_eq!(table.view(), before);
                }
            }
            Err(_) => assert_eq!(
                table.view(),
                before,
                "{intent:?} was refused, and yet it changed something"
            ),
        }
    }
    check_record(&mut table);
    Ok(())
}

/// Does something, or lets the move wait that is finished by it. What was told of a move that waits
/// holds when it is made.
fn apply(
    table: &mut Table,
    intent: Intent,
    waits: bool,
) -> std::result::Result<Vec<Happening>, Refusal> {
    if waits {
        let plies = table.plies();
        let reply = table.apply_but_wait(intent);
        assert!(table.waiting().is_none() || table.plies() == plies);
        return reply;
    }
    let told = table.waiting().cloned();
    let proceeds = intent == Intent::Proceed;
    let reply = table.apply(intent);
    if proceeds {
        assert_eq!(reply.is_ok(), told.is_some());
        let made = table.view().entries.last().cloned();
        let mut happened = reply.iter().flatten();
        let is_false = happened.any(|happening| matches!(happening, Happening::FalseMove(_)));
        assert!(told.is_none() || made == told || is_false);
        assert_eq!(table.waiting(), None);
    }
    reply
}

#[test]
fn no_sequence_of_intents_breaks_the_table() {
    let mut tally = Tally::default();
    for_every_game(|game| {
        // On larger boards, all takes longer.
        let (count, sizes) = match game.plan().seats.len() {
            2 => (60, (2_000, 20_000)),
            _ => (100, (200, 3_000)),
        };
        try_seeds(count, sizes, |source| do_anything(game, source, &mut tally));
    });
    tally.check();
}

/// Whether chance may go on for ever, because nobody has to take anything.
fn is_of_kings(game: GameKind) -> bool {
    match game {
        GameKind::Chess | GameKind::Four | GameKind::Three => true,
        GameKind::Draughts => false,
    }
}

#[test]
fn random_games_are_played_to_their_end_by_taps() {
    for_every_game(|game| {
        try_seeds(40, (8_000, 65_000), |source| {
            let mut table = any_table(game, source)?;
            // Of games of kings, few last longer; the others end before chance does, whatever their
            // laws say.
            let may_last = |plies| !is_of_kings(game) || plies < 400;
            while table.outcome().is_none() && may_last(table.plies()) {
                one_move(&mut table, source)?;
                check(&table);
            }
            assert!(table.outcome().is_some() || is_of_kings(game));
            check_record(&mut table);
            Ok(())
        });
    });
}
