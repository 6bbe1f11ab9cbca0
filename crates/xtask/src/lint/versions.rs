//! Whether versions agree that belong together, but stand in several files because several programs
//! read them.

use crate::tools;

/// Where versions stand: what comes before each of them, in the file that has it.
const RUST: (&str, &str) = ("rust-toolchain.toml", "channel = \"");
const LEAST_RUST: (&str, &str) = ("Cargo.toml", "rust-version = \"");
const WASM_BINDGEN: (&str, &str) = ("Cargo.toml", "wasm-bindgen = \"=");
const WASM_OPT: (&str, &str) = ("Trunk.toml", "wasm_opt = \"version_");

/// Where our own lock files name a version, and the version that is installed.
const LOCKED: [((&str, &str), &str); 6] = [
    (
        (
            "crates/xtask/locked/wasm-bindgen/Cargo.toml",
            "wasm-bindgen-cli = { version = \"=",
        ),
        tools::WASM_BINDGEN.version,
    ),
    ((PACKAGES, "\"binaryen\": \""), tools::WASM_OPT.version),
    ((PACKAGES, "\"esbuild\": \""), tools::ESBUILD.version),
    ((PACKAGES, "\"axe-core\": \""), tools::AXE.version),
    (
        ("crates/xtask/locked/python/chess.txt", "chess=="),
        tools::CHESS.1,
    ),
    (
        (
            "crates/xtask/locked/peers/package.json",
            "\"chessground\": \"",
        ),
        tools::PEERS.version,
    ),
];
const PACKAGES: &str = "crates/xtask/locked/npm/package.json";

/// What doesn't agree, in words. `text_of` gives the text of a file, by its path.
pub(super) fn disagreements<'a>(text_of: impl Fn(&str) -> &'a str) -> Vec<String> {
    let version = |(file, before): (&str, &str)| {
        let found = text_of(file).split_once(before);
        found.map_or("", |(_, rest)| {
            rest.split(['"', ' ']).next().unwrap_or_default()
        })
    };
    // The least Rust that the crates take is the one that they are tested with; it may be said
    // without the last number.
    let (rust, least) = (version(RUST), version(LEAST_RUST));
    let least_is_rust = rust == least
        || rust
            .rsplit_once('.')
            .is_some_and(|(minor, _)| minor == least);
    let tools = "crates/xtask/src/tools.rs";
    [
        (
            RUST.0,
            rust,
            LEAST_RUST.0,
            least,
            !rust.is_empty() && least_is_rust,
        ),
        same(
            WASM_BINDGEN.0,
            version(WASM_BINDGEN),
            tools,
            tools::WASM_BINDGEN.version,
        ),
        same(
            WASM_OPT.0,
            version(WASM_OPT),
            tools,
            tools::WASM_OPT.version,
        ),
    ]
    .into_iter()
    .chain(LOCKED.map(|(place, there)| same(place.0, version(place), tools, there)))
    .filter(|(.., agree)| !agree)
    .map(|(one, here, other, there, _)| {
        format!("{one} has version {here:?}, but {other} has {there:?}: see docs/upgrading.md")
    })
    .collect()
}

type Pair<'a> = (&'a str, &'a str, &'a str, &'a str, bool);

fn same<'a>(one: &'a str, here: &'a str, other: &'a str, there: &'a str) -> Pair<'a> {
    (one, here, other, there, here == there)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Files that agree, but for one replacement.
    fn found(file: &str, old: &str, new: &str) -> Vec<String> {
        let cargo = format!(
            "rust-version = \"1.95\"\nwasm-bindgen = \"={}\"",
            tools::WASM_BINDGEN.version
        );
        let trunk = format!("wasm_opt = \"version_{}\"", tools::WASM_OPT.version);
        let texts = [
            ("rust-toolchain.toml", "channel = \"1.95.0\"".to_owned()),
            ("Cargo.toml", cargo),
            ("Trunk.toml", trunk),
        ];
        let locked =
            LOCKED.map(|((name, before), version)| (name, format!("{before}{version}\" --hash")));
        // One file may have several versions.
        let text = |wanted: &str| {
            let parts = texts.iter().chain(&locked);
            let parts = parts.filter(|(name, _)| *name == wanted);
            let text: String = parts.map(|(_, text)| text.as_str()).collect();
            if wanted == file {
                text.replace(old, new)
            } else {
                text
            }
        };
        let known: Vec<(&str, String)> = texts
            .iter()
            .chain(&locked)
            .map(|(name, _)| (*name, text(name)))
            .collect();
        disagreements(|wanted| {
            let text = known.iter().find(|(name, _)| *name == wanted);
            text.map_or("", |(_, text)| text.as_str())
        })
    }

    #[test]
    fn versions_that_agree_are_fine() {
        assert_eq!(found("", "", ""), Vec::<String>::new());
    }

    #[test]
    fn each_version_that_was_forgotten_is_told() {
        for (file, old, new, told) in [
            ("rust-toolchain.toml", "1.95", "1.96", "1.96.0"),
            ("rust-toolchain.toml", "channel", "", "\"\""),
            ("Cargo.toml", "\"1.95", "\"1.9", "\"1.9\""),
            ("Cargo.toml", "=0.2.", "=0.3.", "0.3."),
            ("Trunk.toml", "version_", "version_9", "\"9"),
            ("Trunk.toml", "wasm_opt", "", "\"\""),
            (PACKAGES, "\"esbuild\": \"", "\"esbuild\": \"9", "\"9"),
            (LOCKED[0].0.0, "\"=0.2.", "\"=0.3.", "0.3."),
            (LOCKED[4].0.0, "chess==", "chess>=", "\"\""),
        ] {
            let found = found(file, old, new);
            assert!(found.len() == 1 && found[0].contains(told), "{found:?}");
        }
    }
}
