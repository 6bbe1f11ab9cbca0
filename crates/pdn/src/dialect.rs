//! PDN as a dialect: its tags, the rules that they name, and huffs among the moves.

use rochade_draughts::{Color, Position, Rules, Setup};
use rochade_gametext::{
    Attempt, BOTH_LOST, Dialect, Draft, Due, Event, Fault, Flaw, Format, GameResult, Notes, Oddity,
    Outline, Scanner, Sheet, excerpt, is_lost_by_both,
};

use crate::error::Reason;
use crate::found::{LARGER, TRIED, blown, is_like_a_move, is_on_larger_board, parse};
use crate::game::Game;
use crate::variant::{GameType, Variant};

/// The tags that a game keeps as something else, besides those that every game does.
pub(crate) const GAME_TYPE: &str = "GameType";
pub(crate) const LAWS: &str = "Laws";

/// The tag by which large sites name the rules. It is kept as any other.
const VARIANT: &str = "Variant";

/// A value, and where it begins in the text.
type TagValue = Option<(usize, String)>;

/// PDN: games of draughts. What the tags say of the start is judged when the first move has come,
/// as tags stand in any order.
#[derive(Clone, Debug)]
pub struct Pdn {
    /// The rules of games that don't name theirs.
    usual: &'static Variant,
    /// The rules that laws mean.
    rules: fn(&str) -> Option<Rules>,
    /// Whether rules that nothing tells are found by the moves.
    guesses: bool,
    game_type: TagValue,
    laws: TagValue,
    fen: TagValue,
    both_lost: bool,
}

impl Pdn {
    /// Games that don't name their rules have the usual ones.
    pub fn new(usual: &'static Variant) -> Pdn {
        Pdn {
            usual,
            rules: |laws| Variant::find(laws).map(|variant| variant.rules),
            guesses: false,
            game_type: None,
            laws: None,
            fen: None,
            both_lost: false,
        }
    }

    /// The same where games that don't tell their rules have those under which their moves are
    /// legal, as far as they are: the first ones, if there are several.
    pub const fn guessing(mut self) -> Pdn {
        self.guesses = true;
        self
    }

    /// Sets a function that finds the rules for a value of the tag `Laws`, besides the names of
    /// rules that are known here.
    pub const fn with_laws(mut self, rules: fn(&str) -> Option<Rules>) -> Pdn {
        self.rules = rules;
        self
    }

    /// Whether nothing tells the rules.
    fn is_untold(&self, sheet: &Sheet) -> bool {
        let game_type = self.game_type.as_ref();
        self.laws.is_none()
            && named(sheet).is_none()
            && game_type.is_none_or(|(_, text)| matches!(GameType::read(text), GameType::Unknown))
    }

    /// Takes what stands between slashes, `FEN "…"`, in the place of the tag.
    fn set_up(&mut self, at: usize, text: &str) -> Result<(), Reason> {
        let fen = text.trim().strip_prefix("FEN").map(str::trim);
        let fen = fen.and_then(|fen| fen.strip_prefix('"')?.strip_suffix('"'));
        let fen = fen.ok_or_else(|| Reason::Setup {
            text: excerpt(text),
        })?;
        self.fen = Some((at, fen.to_owned()));
        Ok(())
    }

    fn start(&self, rules: &Rules, first: Option<Color>) -> Result<Position, Fault<Reason>> {
        if let Some((at, fen)) = &self.fen {
            return Position::from_fen(fen, rules).map_err(|error| Fault {
                at: *at,
                reason: Reason::Fen(error),
            });
        }
        let usual = Position::initial(rules);
        let setup = Setup {
            turn: first.unwrap_or(usual.turn()),
            ..usual.to_setup()
        };
        Ok(Position::from_setup(&setup, rules).unwrap_or(usual))
    }

    /// The rules, the laws that they have a name by, and who begins, if the game type says so.
    fn laws(&self, sheet: &Sheet) -> Result<(Rules, &str, Option<Color>), Fault<Reason>> {
        let game_type = self.game_type.as_ref();
        match game_type.map(|(at, text)| (at, text, GameType::read(text))) {
            Some((at, text, GameType::Other)) => Err(Fault {
                at: *at,
                reason: Reason::GameType {
                    text: excerpt(text),
                },
            }),
            Some((_, _, GameType::Known(variant, first))) => {
                let laws = self.laws.as_ref().map(|(_, laws)| laws.as_str());
                // Laws of other rules can't be those of this game.
                let laws = laws.filter(|laws| (self.rules)(laws) == Some(variant.rules));
                Ok((variant.rules, laws.unwrap_or(variant.name), first))
            }
            _ => self.named(sheet),
        }
    }

    /// The rules that other tags name, the laws first; else the usual ones.
    fn named(&self, sheet: &Sheet) -> Result<(Rules, &str, Option<Color>), Fault<Reason>> {
        if let Some((at, text)) = &self.laws {
            let rules = (self.rules)(text).ok_or_else(|| Fault {
                at: *at,
                reason: Reason::Laws {
                    text: excerpt(text),
                },
            });
            return Ok((rules?, text, None));
        }
        let variant = named(sheet).unwrap_or(self.usual);
        Ok((variant.rules, variant.name, None))
    }
}

/// The rules that the tag `Variant` names. It may say `Russian draughts`.
fn named(sheet: &Sheet) -> Option<&'static Variant> {
    Variant::find(sheet.tags().get(VARIANT)?.split(' ').next()?)
}

impl Dialect for Pdn {
    const FORMAT: Format = Format::Pdn;
    const OWN_TAGS: &'static [&'static str] = &[GAME_TYPE, LAWS];
    type Game = Game;
    type Reason = Reason;

    fn tag(
        &mut self,
        at: usize,
        name: &str,
        value: &str,
        sheet: &mut Sheet,
        outline: &mut Outline<'_>,
        _: &Scanner<'_>,
    ) -> Result<bool, Reason> {
        let is = |known: &str| name.eq_ignore_ascii_case(known);
        let told = if is(GAME_TYPE) {
            &mut self.game_type
        } else if is(LAWS) {
            &mut self.laws
        } else if is("FEN") {
            &mut self.fen
        } else if is("Result") {
            let result = Format::Pdn.result(value).or(GameResult::from_tag(value));
            sheet.result = result.unwrap_or_default();
            self.both_lost = is_lost_by_both(value);
            return Ok(true);
        } else if is("JoclyGame") && value == "draughts" {
            // International draughts, which has a larger board.
            self.game_type = Some((at, "20".to_owned()));
            return Ok(true);
        } else {
            return Ok(is("SetUp"));
        };
        *told = Some((at, value.to_owned()));
        if self.fen.is_some() {
            outline.order.set_up();
        }
        Ok(true)
    }

    fn begin(&mut self, sheet: &Sheet, _: &mut Outline<'_>) -> Result<Game, Fault<Reason>> {
        let (rules, laws, first) = self.laws(sheet)?;
        let start = self.start(&rules, first)?;
        Game::under(laws, start).map_err(|flaw| Fault {
            at: self.laws.as_ref().map_or(0, |(at, _)| *at),
            reason: flaw.into(),
        })
    }

    fn is_move(&self, word: &str) -> bool {
        is_like_a_move(word)
    }

    fn due(&self, game: Option<&Game>) -> Due {
        let Some(game) = game else {
            // Who begins is known with the first move.
            return Due {
                plies: 0,
                number: 1,
                is_second: true,
            };
        };
        let start = game.start();
        let half = game.len() + usize::from(start.turn() != start.rules().first);
        Due {
            plies: game.len(),
            number: u32::try_from(half / 2 + 1).unwrap_or(u32::MAX),
            is_second: half % 2 == 1,
        }
    }

    fn make_move<'g>(
        &mut self,
        game: &'g mut Game,
        _: &mut Outline<'_>,
        _: usize,
        word: &str,
    ) -> Result<Option<&'g mut Notes>, Reason> {
        let mv = parse(game.position(), word).map_err(|fault| Reason::Move {
            text: excerpt(word),
            ply: game.len() + 1,
            fault,
        })?;
        game.play(&mv).map(Some)
    }

    fn cut(game: Game, plies: usize, _: &Flaw) -> Option<Game> {
        Some(game.up_to(plies))
    }

    fn take(
        draft: &mut Draft<'_, Pdn>,
        at: usize,
        event: &Event<'_>,
    ) -> Result<bool, Fault<Reason>> {
        let fault = |reason| Fault { at, reason };
        match event {
            Event::Comment(text) => {
                if let Some(square) = blown(text) {
                    let (_, game, outline) = draft.begun()?;
                    // What is said from now on belongs to the move that comes with it.
                    outline.expect_move();
                    game.blow(square).map_err(fault)?;
                } else {
                    draft.say(at, event);
                    if let Some(game) = &mut draft.game {
                        game.read_clock(text);
                    }
                }
                Ok(true)
            }
            Event::Setup(text) => {
                if draft.game.is_some() {
                    let text = excerpt(text);
                    return Err(fault(Reason::Setup { text }));
                }
                draft.outline.order.set_up();
                draft.dialect.set_up(at, text).map_err(fault)?;
                Ok(false)
            }
            _ => Ok(false),
        }
    }

    fn end(
        draft: &mut Draft<'_, Pdn>,
        at: usize,
        event: &Event<'_>,
        scanner: &Scanner<'_>,
    ) -> Result<bool, Fault<Reason>> {
        let Event::Result(result) = event else {
            return Ok(false);
        };
        if scanner.text_from(at).starts_with(BOTH_LOST) {
            draft.dialect.both_lost = true;
            let text = BOTH_LOST.to_owned();
            draft.outline.remark(at, Flaw::Result { text });
        }
        draft.sheet_mut().result = *result;
        Ok(true)
    }

    fn finish(&self, game: &mut Game) {
        if self.both_lost && game.sheet.result == GameResult::Unknown {
            game.sheet.tell_double_forfeit();
        }
    }

    /// Reads the next game under the rules with which it goes furthest.
    fn read(&self, scanner: &mut Scanner<'_>) -> Attempt<Pdn> {
        let from = scanner.clone();
        let mut best = Attempt::new(scanner, self.clone());
        if self.guesses && is_untold(&best) {
            let mut furthest = None;
            for name in TRIED {
                let mut other = from.clone();
                let read = Attempt::new(
                    &mut other,
                    Pdn {
                        usual: Variant::find(name).unwrap_or(self.usual),
                        ..self.clone()
                    },
                );
                let (plies, is_whole) = (read.plies, read.outcome.is_ok());
                if furthest.is_none_or(|furthest| plies > furthest) {
                    furthest = Some(plies);
                    *scanner = other;
                    best = read;
                    let name = name.to_owned();
                    best.remarks.push((from.offset(), Oddity::Rules { name }));
                }
                if is_whole {
                    break;
                }
            }
        }
        if is_untold(&best)
            && best.plies == 0
            && let Err(fault) = &mut best.outcome
            && is_of_larger_board(from)
        {
            let text = LARGER.to_owned();
            fault.reason = Reason::GameType { text };
            best.torn = None;
            best.remarks.clear();
        }
        best
    }
}

/// Returns whether nothing tells the rules of what could be read.
fn is_untold(read: &Attempt<Pdn>) -> bool {
    let whole = read.outcome.as_ref().ok().and_then(Option::as_ref);
    let game = whole.or(read.torn.as_ref());
    game.is_some_and(|game| read.dialect.is_untold(&game.sheet))
}

/// Returns whether a move of the next game can only be one on a board of ten by ten.
fn is_of_larger_board(scanner: Scanner<'_>) -> bool {
    let events = scanner.map_while(Result::ok).map(|token| token.event);
    let mut moves = events.take_while(|event| !matches!(event, Event::Result(_)));
    moves.any(|event| matches!(event, Event::Move(text) if is_on_larger_board(text)))
}
