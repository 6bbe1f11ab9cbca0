//! Running several tabs side by side, in every order.

use std::task::{Context, Waker};

use super::device::{Desk, TabDevice, Work};

/// A tab that does something.
pub(super) struct Run {
    device: TabDevice,
    story: Work,
}

impl Run {
    pub(super) fn new(device: &TabDevice, story: impl Future<Output = ()> + 'static) -> Run {
        Run {
            device: device.clone(),
            story: Box::pin(story),
        }
    }

    /// Polls once; returns whether it is ready.
    fn step(&mut self) -> bool {
        self.device.work();
        let mut context = Context::from_waker(Waker::noop());
        self.story.as_mut().poll(&mut context).is_ready()
    }
}

/// Runs what `begin` gives in every order in which the parts can come, and checks after each part
/// that everything is there.
pub(super) fn in_every_order(stories: &str, begin: impl Fn() -> (Desk, Vec<Run>)) {
    // Which tab comes next, of how many.
    let mut order: Vec<(usize, usize)> = Vec::new();
    loop {
        let (desk, mut runs) = begin();
        let mut steps = 0;
        while !runs.is_empty() {
            if steps == order.len() {
                order.push((0, runs.len()));
            }
            let (next, _) = order[steps];
            steps += 1;
            if runs[next].step() {
                runs.remove(next);
            }
            let nexts = || order[..steps].iter().map(|(next, _)| next.to_string());
            desk.expect_all(|| format!("{stories}: {}", nexts().collect::<String>()));
        }
        while order.pop_if(|(next, all)| *next + 1 == *all).is_some() {}
        match order.last_mut() {
            Some((next, _)) => *next += 1,
            None => return,
        }
    }
}
