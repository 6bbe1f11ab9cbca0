//! The compiled page in its parts: what is needed for a move, and what comes later
//! (`web/src/game_table/later.rs`).
//!
//! Trunk compiles and binds the page as one module. What can only be reached through a function
//! with `#[wasm_split]` is put into a module of its own here, and the bindings are made anew for
//! the rest. Both use one memory and one table of functions, so they must be of one build.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

use crate::Trouble;
use crate::files::{read, write};
use crate::fill::filled;
use crate::shell::{command, file_trouble, run};

/// The module of what comes later: the name is that of the attribute's argument.
pub(crate) const LATER: &str = "split_later.wasm";

/// What is left of the page.
const FIRST: &str = "rochade-web_bg.wasm";

/// The Cargo profile with which `index.html` lets Trunk compile the page.
const PROFILE: &str = "web";

/// The script by which the first part fetches the other one.
const LINK: &str = "rochade-later.js";

/// The expression in that script that fetches it, which knows no names with hashes.
const FETCHES: &str = "fetch(new URL(\"./split_later.wasm\", import.meta.url))";

/// What wasm-opt is asked for, as it is for the desk (`index.html`).
const OPTIMIZED: [&str; 5] = [
    "-Oz",
    "--one-caller-inline-max-function-size=20",
    "--gufa",
    "-Oz",
    "-g",
];

/// Puts both parts in the place of the module that Trunk has put into the site.
pub(crate) fn into_parts(site: &Path) -> Result<(), Trouble> {
    let whole = compiled()?;
    let module = fs::read(&whole).map_err(file_trouble("read", &whole))?;
    let (first, link) = (site.join("rochade-web.wasm"), ["./", LINK].concat());
    let mut options = Options::new(&module);
    options.output_dir = site;
    options.main_out_path = &first;
    options.main_module = "./rochade-web.js";
    options.link_name = &link;
    transform(options).map_err(Trouble::odd)?;
    run(command("wasm-bindgen")
        .args(["--target=web", "--no-typescript", "--keep-lld-exports"])
        .arg("--out-name=rochade-web")
        .arg(format!("--out-dir={}", site.display()))
        .arg(&first))?;
    fs::remove_file(&first).map_err(file_trouble("remove", &first))?;
    for part in [FIRST, LATER] {
        let path = site.join(part);
        run(command("wasm-opt")
            .args(OPTIMIZED)
            .arg("-o")
            .args([&path, &path]))?;
    }
    let script = read(&site.join(LINK))?;
    let script = filled(LINK, &script, FETCHES, "fetchLater()")?;
    write(
        &site.join(LINK),
        &["import { fetchLater } from 'later';\n", &script].concat(),
    )
}

/// The page's module as Cargo has compiled it, in the folder in which this program is, too.
fn compiled() -> Result<PathBuf, Trouble> {
    let program = env::current_exe().map_err(Trouble::odd)?;
    let target = program.ancestors().nth(2).unwrap_or(&program);
    Ok(target
        .join("wasm32-unknown-unknown")
        .join(PROFILE)
        .join("rochade-web.wasm"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::places;

    #[test]
    fn the_page_is_compiled_and_optimised_as_index_html_says() {
        let html = read(&places::root().join("index.html")).expect("a page");
        let desk = OPTIMIZED[1..].join(" ");
        for told in [
            format!("data-cargo-profile-release=\"{PROFILE}\" data-wasm-opt=\"0\""),
            format!("data-wasm-opt=\"z\" data-wasm-opt-params=\"{desk}\""),
        ] {
            assert!(html.contains(&told), "index.html needs {told}");
        }
    }
}
