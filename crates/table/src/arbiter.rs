//! The arbiter: reads the laws of a game, and judges by them what its rules and its players say. Nobody else does.

use crate::intent::Refusal;
use crate::laws::Laws;
use crate::outcome::Outcome;
use crate::rules::Rules;

/// How the game has ended in the present position, if it has.
pub(crate) fn ending(laws: &Laws, rules: &dyn Rules) -> Option<Outcome> {
    let termination = laws.ending(&rules.facts())?;
    Some(rules.outcome(termination))
}

/// Whether players may ask to take back at all.
pub(crate) fn may_take_back(laws: &Laws) -> Result<(), Refusal> {
    if laws.take_back {
        Ok(())
    } else {
        Err(Refusal::Forbidden)
    }
}
