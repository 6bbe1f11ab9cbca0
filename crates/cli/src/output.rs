use std::io::{self, Write};

use serde_json::Value;

/// Where answers go, as plain text or as JSON.
pub(crate) struct Output<'a> {
    to: &'a mut dyn Write,
    json: bool,
}

impl<'a> Output<'a> {
    pub(crate) fn new(to: &'a mut dyn Write, json: bool) -> Output<'a> {
        Output { to, json }
    }

    /// Writes one answer: the plain text, which ends every line itself, or the value on a line.
    pub(crate) fn answer(
        &mut self,
        plain: impl FnOnce() -> String,
        json: impl FnOnce() -> Value,
    ) -> io::Result<()> {
        match self.json {
            true => writeln!(self.to, "{}", json()),
            false => self.to.write_all(plain().as_bytes()),
        }
    }

    /// Lets the answers so far be read.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }

    /// Writes text for people only.
    pub(crate) fn text(&mut self, text: &str) -> Result<(), crate::failure::Failure> {
        Ok(self.to.write_all(text.as_bytes())?)
    }
}
