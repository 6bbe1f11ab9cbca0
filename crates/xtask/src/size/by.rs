//! `cargo xtask size --by`: what the parts of the compiled modules weigh, by the names of their
//! functions. A part is a crate, or an area of the page.
//!
//! What a part weighs on the wire is what the module would weigh less without its functions. What
//! two parts have in common compresses once, so these figures don't add up to the whole.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use rochade_site::compressed::compressed;
use rochade_site::names_of_code;
use rustc_demangle::demangle;
use wasmparser::{KnownCustom, Name, Parser, Payload, TypeRef};

use super::QUALITY;
use crate::Trouble;

/// Parts with less code, in bytes, stand together in one line.
const LEAST: usize = 1_500;

/// How the crates of this project are named in a module.
const OURS: &str = "rochade_";

/// The one whose areas are told apart.
const PAGE: &str = "rochade_web";

/// The one whose games are told apart.
const COMPUTER: &str = "rochade_opponent";

/// Prints what the parts of each module of the site weigh.
pub(crate) fn print() -> Result<(), Trouble> {
    for (name, module) in names_of_code::kept()? {
        let module = Module::read(&module)?;
        println!(
            "\n{name}, {} bytes, {} on the wire",
            module.bare.len(),
            module.wire
        );
        println!("{:>9} {:>9} {:>9}  part", "functions", "raw", "wire");
        for line in module.lines(krate)? {
            println!("{line}");
        }
        module.print_within(PAGE, area)?;
        module.print_within(COMPUTER, game)?;
    }
    Ok(())
}

/// What a part weighs: itself, and what the module would weigh less on the wire without it.
struct Line {
    part: String,
    functions: usize,
    raw: usize,
    wire: usize,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Line {
            part,
            functions,
            raw,
            wire,
        } = self;
        write!(f, "{functions:>9} {raw:>9} {wire:>9}  {part}")
    }
}

/// A module without its names, and what they tell.
struct Module {
    bare: Vec<u8>,
    /// What it weighs on the wire.
    wire: usize,
    /// The functions, with their names.
    functions: Vec<(String, Range<usize>)>,
    data: Range<usize>,
}

impl Module {
    fn read(module: &[u8]) -> Result<Self, Trouble> {
        let bare = names_of_code::without(module)?;
        let mut names = names(module).map_err(names_of_code::unreadable)?;
        let code = Code::read(&bare).map_err(names_of_code::unreadable)?;
        let named = |(index, place)| (names.remove(&index).unwrap_or_default(), place);
        Ok(Self {
            wire: compressed(&bare, QUALITY)?.len(),
            functions: code.functions.into_iter().map(named).collect(),
            data: code.data,
            bare,
        })
    }

    /// Prints what the parts of a crate weigh, if the module has any.
    fn print_within(&self, krate: &str, part: fn(&str) -> Option<&str>) -> Result<(), Trouble> {
        let lines = self.lines(part)?;
        let mut within = lines.iter().filter(|line| !line.part.starts_with('('));
        if let Some(heaviest) = within.next() {
            println!("{:>29}  of {krate}:\n{heaviest}", "");
        }
        for line in within {
            println!("{line}");
        }
        Ok(())
    }

    /// Weighs the parts that the names of functions tell, the heaviest first.
    fn lines(&self, part: fn(&str) -> Option<&str>) -> Result<Vec<Line>, Trouble> {
        let mut parts: BTreeMap<&str, Vec<Range<usize>>> = BTreeMap::new();
        for (name, place) in &self.functions {
            if let Some(part) = part(name) {
                parts.entry(part).or_default().push(place.clone());
            }
        }
        let mut few = Vec::new();
        parts.retain(|_, places| {
            let is_much = places.iter().map(Range::len).sum::<usize>() >= LEAST;
            if !is_much {
                few.append(places);
            }
            is_much
        });
        few.sort_by_key(|place| place.start);
        parts.insert("(with little code)", few);
        parts.insert("(data: texts and tables)", vec![self.data.clone()]);
        let mut lines = Vec::new();
        for (part, places) in parts {
            let wire = compressed(&left(&self.bare, &places), QUALITY)?.len();
            lines.push(Line {
                part: part.to_owned(),
                functions: places.len(),
                raw: places.iter().map(Range::len).sum(),
                wire: self.wire.saturating_sub(wire),
            });
        }
        lines.sort_by_key(|line| usize::MAX - line.raw);
        Ok(lines)
    }
}

/// What is left without these places, which are in order.
fn left(module: &[u8], places: &[Range<usize>]) -> Vec<u8> {
    let mut left = Vec::with_capacity(module.len());
    let mut from = 0;
    for place in places {
        left.extend_from_slice(module.get(from..place.start).unwrap_or_default());
        from = place.end;
    }
    left.extend_from_slice(module.get(from..).unwrap_or_default());
    left
}

/// Where a module has what.
#[derive(Default)]
struct Code {
    /// The functions, by their numbers.
    functions: Vec<(u32, Range<usize>)>,
    data: Range<usize>,
}

impl Code {
    fn read(module: &[u8]) -> Result<Self, wasmparser::Error> {
        let mut code = Code::default();
        // Functions that are imported have the first numbers.
        let mut index = 0;
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        index += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionEntry(body) => {
                    code.functions.push((index, place(body.range())));
                    index += 1;
                }
                Payload::DataSection(section) => code.data = place(section.range()),
                _ => {}
            }
        }
        Ok(code)
    }
}

/// The names of the functions of a module, by their numbers.
fn names(module: &[u8]) -> Result<BTreeMap<u32, String>, wasmparser::Error> {
    let mut names = BTreeMap::new();
    for payload in Parser::new(0).parse_all(module) {
        let Payload::CustomSection(section) = payload? else {
            continue;
        };
        let KnownCustom::Name(sections) = section.as_known() else {
            continue;
        };
        for section in sections {
            if let Name::Function(all) = section? {
                for name in all {
                    let name = name?;
                    // In the part that comes later they stand as the compiler has them.
                    names.insert(name.index, format!("{:#}", demangle(name.name)));
                }
            }
        }
    }
    Ok(names)
}

/// A place as the rest of the world counts.
fn place(range: Range<u64>) -> Range<usize> {
    let count = |at: u64| usize::try_from(at).unwrap_or(usize::MAX);
    count(range.start)..count(range.end)
}

/// The path in a function's name that tells where it belongs: whatever names something of ours
/// belongs to that, as dropping a value does; all else belongs to where it is written.
fn path(name: &str) -> Option<&str> {
    let is_outside = |c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == ':');
    // In a name like `<&T as core::fmt::Debug>::fmt`, only the trait says where it is written.
    let mut paths = name.split(is_outside);
    let is_path = |path: &&str| path.contains("::") && !path.starts_with(':');
    let ours = paths.clone().find(|path| path.starts_with(OURS));
    ours.or_else(|| numbered(name, is_outside))
        .or_else(|| paths.find(is_path))
}

/// The crate in a name that tells crates apart by numbers, as `<[T] as core[c593]::fmt::Debug>`.
fn numbered(name: &str, is_outside: fn(char) -> bool) -> Option<&str> {
    let ends = name.match_indices('[').map(|(end, _)| &name[..end]);
    let mut words = ends.filter_map(|before| before.rsplit(is_outside).next());
    words.find(|word| !word.is_empty())
}

/// The crate to which a function belongs.
fn krate(name: &str) -> Option<&str> {
    let krate = path(name).and_then(|path| path.split("::").next());
    Some(krate.unwrap_or("(no crate)"))
}

/// The area of the page to which a function belongs: a module, or one component.
fn area(name: &str) -> Option<&str> {
    let inner = path(name)?.strip_prefix(PAGE)?.strip_prefix("::")?;
    let depth = if inner.starts_with("components::") {
        2
    } else {
        1
    };
    let end = inner.match_indices("::").nth(depth - 1);
    Some(end.map_or(inner, |(end, _)| &inner[..end]))
}

/// The game whose folder of the computer a function is in. Of the search, names don't tell for
/// which game it is compiled.
fn game(name: &str) -> Option<&str> {
    let inner = path(name)?.strip_prefix(COMPUTER)?;
    let folder = inner.strip_prefix("::")?.split("::").next()?;
    ["chess", "draughts", "many"]
        .contains(&folder)
        .then_some(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module with two empty functions, `one` and `two`, as bytes of the standard.
    const MODULE: &[u8] = b"\0asm\x01\0\0\0\
        \x01\x04\x01\x60\0\0\
        \x03\x03\x02\0\0\
        \x0a\x07\x02\x02\0\x0b\x02\0\x0b\
        \0\x12\x04name\x01\x0b\x02\0\x03one\x01\x03two";

    #[test]
    fn a_name_tells_where_a_function_belongs() {
        for (name, of, within) in [
            (
                "rochade_table::table::Table::apply::h1",
                "rochade_table",
                None,
            ),
            (
                "rochade_web::start::{{closure}}::h1",
                "rochade_web",
                Some("start"),
            ),
            (
                "rochade_web::store::locks::lock::h1",
                "rochade_web",
                Some("store"),
            ),
            (
                "rochade_web::components::board::pointer::Pointers::listen::h1",
                "rochade_web",
                Some("components::board"),
            ),
            (
                "<rochade_web::components::settings::Settings as yew::Provider>::run::h1",
                "rochade_web",
                Some("components::settings"),
            ),
            (
                "core::ptr::drop_in_place<rochade_web::desk::Out>::h1",
                "rochade_web",
                Some("desk"),
            ),
            (
                "core::ptr::drop_in_place<alloc::vec::Vec<rochade_many::Board>>::h1",
                "rochade_many",
                None,
            ),
            (
                "<alloc::rc::Rc<T> as yew::utils::RcExt<T>>::unwrap::h1",
                "alloc",
                None,
            ),
            ("<&T as core::fmt::Debug>::fmt::h1", "core", None),
            ("<[T] as core[c5930c85]::fmt::Debug>::fmt", "core", None),
            ("memcpy", "(no crate)", None),
            ("", "(no crate)", None),
        ] {
            assert_eq!((krate(name), area(name)), (Some(of), within), "{name}");
        }
    }

    #[test]
    fn the_computer_has_a_folder_a_game() {
        let chess = "<rochade_opponent::chess::node::Node as core::clone::Clone>::clone";
        assert_eq!(game(chess), Some("chess"));
        assert_eq!(game("rochade_opponent::time::Budget::by"), None);
    }

    #[test]
    fn functions_are_weighed_by_their_names() {
        let module = Module::read(MODULE).expect("a module");
        let names: Vec<_> = module.functions.iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["one", "two"]);
        let lines = module.lines(krate).expect("lines");
        let line = lines.first().expect("there is code");
        assert_eq!((line.functions, line.raw), (2, 4));
    }
}
