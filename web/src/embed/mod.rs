//! The page as a part of another one (`embed.html`): what its address asks for, and the page around it.

mod asked;
mod host;

use std::rc::Rc;

pub(crate) use asked::{Asked, Games, Ply, Ui};
pub(crate) use host::Host;

/// What an embedded page has beside what the page itself has.
#[derive(Debug)]
pub(crate) struct Embed {
    /// What its address asks for.
    pub(crate) asked: Asked,
    /// The page around it.
    pub(crate) host: Host,
}

/// An embedded page is the same for as long as it is there.
#[derive(Clone, Debug)]
pub(crate) struct Embedded(pub(crate) Rc<Embed>);

impl PartialEq for Embedded {
    fn eq(&self, other: &Embedded) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Embedded {
    /// The page that is embedded in this host, as its address wants it.
    pub(crate) fn new(host: Host) -> Embedded {
        let asked = Asked::read(crate::page::asked_for);
        Embedded(Rc::new(Embed { asked, host }))
    }
}
