//! The desk: the compiled module that reads and writes PGN, and the worker that it runs in (`web/later/desk_worker.js`).

use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::Trouble;
use crate::places;
use crate::shell::{answer, cargo, command, run};
use crate::shrink::shrink;
use crate::site::{SMALL_STD, named, odd, write};

/// Compiles the desk into `parts`, and bundles its worker into `site`. The worker's name is written to `parts`, as the module
/// `desk-files`.
pub(crate) fn build(parts: &Path, site: &Path) -> Result<(), Trouble> {
    run(cargo([
        "build",
        "--package",
        "rochade-desk",
        "--lib",
        "--profile",
        "desk",
    ])
    .args(["--target", "wasm32-unknown-unknown"])
    .envs(SMALL_STD))?;
    run(command("wasm-bindgen")
        .args(["--target", "web", "--no-typescript", "--out-name", "desk"])
        .arg("--out-dir")
        .arg(parts)
        .arg(target_folder()?.join("wasm32-unknown-unknown/desk/rochade_desk.wasm")))?;
    let (wasm, script) = (parts.join("desk_bg.wasm"), parts.join("desk.js"));
    shrink(&wasm, &script)?;
    run(command("esbuild")
        .arg(places::root().join("web/later/desk_worker.js"))
        .arg(format!("--outdir={}", site.display()))
        .arg(format!("--alias:rochade-desk={}", script.display()))
        .arg(format!("--alias:rochade-desk.wasm={}", wasm.display()))
        .args(["--bundle", "--minify", "--format=iife", "--target=es2017"])
        .args(["--charset=utf8", "--log-override:empty-import-meta=silent"])
        .args(["--entry-names=[name]-[hash]", "--asset-names=[name]-[hash]"])
        .arg("--loader:.wasm=file"))?;
    let worker = named(site, "desk_worker", ".js")?;
    let files = format!("export const worker = './{worker}';\n");
    write(&parts.join("desk-files.js"), &files)
}

/// Where Cargo puts what it builds.
fn target_folder() -> Result<PathBuf, Trouble> {
    #[derive(Deserialize)]
    struct Metadata {
        target_directory: PathBuf,
    }
    let told = answer(&mut cargo([
        "metadata",
        "--format-version=1",
        "--no-deps",
        "--offline",
    ]));
    let told: Option<Metadata> = told.and_then(|told| serde_json::from_str(&told).ok());
    told.map(|told| told.target_directory)
        .ok_or_else(|| odd("Cargo does not say where it builds"))
}
