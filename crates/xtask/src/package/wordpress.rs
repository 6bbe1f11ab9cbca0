//! The plugin for WordPress, `rochade-wordpress-VERSION.zip`: what `web/wordpress/rochade` holds,
//! with its translations as WordPress reads them, and the whole site, so that a club uploads one
//! file.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rochade_site::files::{copy, names, read, write};

use super::po::Catalogue;
use super::{FOLDER, pack, reading, write_licences};
use crate::shell::file_trouble;
use crate::{Trouble, places};

/// Where the plugin's own files are, in the clone.
const PLUGIN: &str = "web/wordpress/rochade";

/// What stands for the version in those files.
const VERSION: &str = "{version}";

/// The languages of the plugin beside English: their code, the file that has their texts, and the
/// locales of WordPress that are given these. (No text addresses anybody, so that there is no need
/// of a formal one.)
const LANGUAGES: [(&str, &str, &[&str]); 2] = [
    (
        "de",
        "rochade-de_DE.po",
        &["de_DE", "de_DE_formal", "de_AT", "de_CH", "de_CH_informal"],
    ),
    (
        "nl",
        "rochade-nl_NL.po",
        &["nl_NL", "nl_NL_formal", "nl_BE"],
    ),
];

/// The script whose translations come with the page, for all scripts of the block.
const SCRIPT: &str = "rochade-choices";

/// Packs the plugin with a built site, and returns where it is.
pub(crate) fn package(site: &Path) -> Result<PathBuf, Trouble> {
    let folder = places::scratch().join("package-wordpress").join(FOLDER);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(file_trouble("remove", &folder))?;
    }
    assemble(site, &folder)?;
    let version = env!("CARGO_PKG_VERSION");
    let archive = places::root().join(format!("target/{FOLDER}-wordpress-{version}.zip"));
    let file = File::create(&archive).map_err(file_trouble("make", &archive))?;
    pack(&folder, file).map_err(file_trouble("write", &archive))?;
    Ok(archive)
}

/// Puts the plugin together in a folder.
fn assemble(site: &Path, folder: &Path) -> Result<(), Trouble> {
    let plugin = places::root().join(PLUGIN);
    let own = names(&plugin)?;
    for name in own.iter().filter(|name| !name.ends_with(".po")) {
        let to = folder.join(name);
        let around = to.parent().unwrap_or(folder);
        fs::create_dir_all(around).map_err(file_trouble("make", around))?;
        let text = read(&plugin.join(name))?;
        write(&to, &text.replace(VERSION, env!("CARGO_PKG_VERSION")))?;
    }
    translate(&plugin.join("languages"), &folder.join("languages"))?;
    copy_site(site, &folder.join("site"))?;
    write_licences(folder)?;
    reading::write_to(&folder.join("docs"))
}

/// Copies a site without what only servers that were set up for it send: many web spaces take no
/// large file.
fn copy_site(from: &Path, to: &Path) -> Result<(), Trouble> {
    copy(from, to)?;
    for name in names(to)?.iter().filter(|name| name.ends_with(".br")) {
        let file = to.join(name);
        fs::remove_file(&file).map_err(file_trouble("remove", &file))?;
    }
    Ok(())
}

/// Writes the translations as WordPress reads them.
fn translate(from: &Path, to: &Path) -> Result<(), Trouble> {
    fs::create_dir_all(to).map_err(file_trouble("make", to))?;
    for (language, file, locales) in LANGUAGES {
        let texts = Catalogue::read(&read(&from.join(file))?)?;
        for locale in locales {
            let mo = to.join(format!("rochade-{locale}.mo"));
            fs::write(&mo, texts.mo()).map_err(file_trouble("write", &mo))?;
            let json = to.join(format!("rochade-{locale}-{SCRIPT}.json"));
            write(&json, &texts.json(language))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rochade_lang::texts;
    use rochade_settings::Setting;
    use rochade_table::{GameKind, Preset};

    use super::*;

    /// A text of a file of the plugin.
    fn own(name: &str) -> String {
        read(&places::root().join(PLUGIN).join(name)).expect("a file of the plugin")
    }

    /// What stands in single quotes, where `before` is before it and `after` behind.
    fn quoted<'a>(text: &'a str, before: &'a str, after: &str) -> Vec<&'a str> {
        let parts = text.split(before).skip(1);
        let parts = parts.filter_map(|part| part.trim_start().strip_prefix('\'')?.split_once('\''));
        parts
            .filter(|(_, rest)| rest.trim_start().starts_with(after))
            .map(|(quoted, _)| quoted)
            .collect()
    }

    /// The texts of the plugin that users read, in English, with their contexts.
    fn said() -> BTreeSet<String> {
        let mut said = BTreeSet::new();
        for name in names(&places::root().join(PLUGIN)).expect("names") {
            let text = own(&name);
            if name.ends_with(".php") || name.ends_with(".js") {
                for call in ["__(", "esc_html_e("] {
                    let found = quoted(&text, call, ", 'rochade'");
                    said.extend(found.into_iter().map(String::from));
                }
            }
        }
        let header = own("rochade.php");
        let about = header.split("Description:").nth(1).expect("a description");
        said.insert(about.lines().next().unwrap_or_default().trim().into());
        let block = own("block/block.json");
        for (key, context) in [
            ("title", "block title"),
            ("description", "block description"),
            ("keywords", "block keyword"),
        ] {
            let line = block
                .lines()
                .find_map(|line| line.trim().strip_prefix(&format!("\"{key}\": ")));
            let texts = line
                .expect("a line of the block")
                .split('"')
                .skip(1)
                .step_by(2);
            said.extend(texts.map(|text| format!("{context}\u{4}{text}")));
        }
        said
    }

    /// The texts of the page, with those of a language, but for what is said behind a line.
    fn of_the_page(language: &str) -> Vec<(String, String)> {
        let folders = ["web/lang", "web/lang/author"].map(|folder| places::root().join(folder));
        let file = |folder: &Path, language| {
            read(&folder.join(format!("{language}.lang"))).expect("texts of the page")
        };
        let mut all = Vec::new();
        for folder in &folders {
            let (english, other) = (file(folder, "en"), file(folder, language));
            let (english, other) = (texts(&english), texts(&other));
            let pairs = english
                .expect("texts")
                .into_iter()
                .zip(other.expect("texts"));
            let first = |text: &str| text.split(" | ").next().unwrap_or_default().to_owned();
            all.extend(pairs.map(|((_, text), (_, other))| (first(text), first(other))));
        }
        all
    }

    #[test]
    fn every_text_is_translated_as_the_page_says_it() {
        let said = said();
        assert!(said.len() > 100, "{}", said.len());
        for (language, file, _) in LANGUAGES {
            let texts = Catalogue::read(&own(&format!("languages/{file}"))).expect("translations");
            let known: BTreeSet<String> = texts
                .0
                .iter()
                .skip(1)
                .map(|(text, _)| text.clone())
                .collect();
            assert_eq!(said, known, "{file}");
            let page = of_the_page(language);
            for (text, translation) in &texts.0 {
                assert!(!translation.is_empty(), "{file}: {text}");
                let mut page = page
                    .iter()
                    .filter(|(english, _)| english == text)
                    .peekable();
                let is_new = page.peek().is_none();
                assert!(
                    is_new || page.any(|(_, other)| other == translation),
                    "{file}: {text}"
                );
            }
        }
    }

    #[test]
    fn php_and_the_block_know_the_words_of_the_element() {
        let script = read(&places::root().join("web/element/asked.js")).expect("the element");
        let words = script.split("WORDS = (").nth(1).expect("words");
        let words = words.split(").split").next().unwrap_or_default();
        let words = words
            .split('\'')
            .skip(1)
            .step_by(2)
            .flat_map(str::split_whitespace);
        let words: Vec<&str> = words.chain(["title"]).collect();
        let php = own("includes/words.php");
        let php = php.split("return array(").nth(1).expect("a list");
        let php = php.split(");").next().unwrap_or_default();
        let php: Vec<&str> = php.split('\'').skip(1).step_by(2).collect();
        let sorted = |mut list: Vec<&str>| {
            list.sort_unstable();
            list.join(" ")
        };
        assert_eq!(sorted(php), sorted(words.clone()));
        let block = own("block/block.json");
        let data = block
            .split("\"data-")
            .skip(1)
            .filter_map(|part| part.split('"').next());
        assert_eq!(sorted(data.collect()), sorted(words.clone()));
        for word in words {
            let line = format!("    \"{word}\": {{ \"type\": \"string\"");
            assert!(block.contains(&line), "{word}");
        }
    }

    #[test]
    fn the_sidebar_offers_all_rule_sets_and_looks() {
        let script = own("block/choices.js");
        let part = |from: &str, to: &str| {
            let part = script.split(from).nth(1).expect("a part");
            part.split(to).next().unwrap_or_default().to_owned()
        };
        let values = |part: &str| {
            let values = part
                .split("['")
                .skip(1)
                .filter_map(|part| part.split('\'').next());
            values.map(String::from).collect::<Vec<_>>()
        };
        for (kind, name) in [
            (GameKind::Chess, "chess"),
            (GameKind::Draughts, "draughts"),
            (GameKind::Four, "four"),
            (GameKind::Three, "three"),
        ] {
            let offered = values(&part(&format!("    {name}: [\n"), "    ],\n"));
            let known: Vec<&str> = Preset::of(kind).map(|preset| preset.name).collect();
            assert_eq!(offered, known, "{name}");
        }
        for setting in Setting::ALL {
            let name = setting.name();
            if ["board", "pieces", "coordinates", "notation"].contains(&name) {
                let offered = values(&part(&format!("    ['{name}', "), "    ]],\n"));
                assert_eq!(offered, setting.choices(), "{name}");
            }
        }
    }

    #[test]
    fn php_7_4_knows_all_that_is_written() {
        let newer = [
            "?->",
            " match (",
            "#[",
            "readonly ",
            "enum ",
            "static fn",
            "str_contains",
            "str_starts_with",
            "str_ends_with",
            "mixed ",
            ": never",
            "array_is_list",
        ];
        for name in names(&places::root().join(PLUGIN)).expect("names") {
            let text = own(&name);
            let code = text
                .lines()
                .filter(|line| !line.trim_start().starts_with(['*', '/']));
            for line in code.filter(|_| name.ends_with(".php")) {
                let found = newer.iter().find(|word| line.contains(**word));
                assert!(found.is_none(), "{name}: {line}");
            }
        }
    }

    #[test]
    fn the_version_is_filled_in_and_the_site_comes_along() {
        let folder = std::env::temp_dir().join(format!("rochade-plugin-{}", std::process::id()));
        let (site, plugin) = (folder.join("dist"), folder.join("rochade"));
        fs::create_dir_all(&site).expect("a folder");
        for name in ["rochade.js", "rochade.js.br"] {
            write(&site.join(name), "a script").expect("a file");
        }
        assemble(&site, &plugin).expect("a plugin");
        let all = names(&plugin).expect("names");
        for name in [
            "rochade.php",
            "site/rochade.js",
            "docs/contract.html",
            "languages/rochade-nl_BE.mo",
            "languages/rochade-de_DE_formal-rochade-choices.json",
        ] {
            assert!(all.iter().any(|each| each == name), "{name}");
        }
        assert!(
            !all.iter()
                .any(|name| name.ends_with(".br") || name.ends_with(".po"))
        );
        for name in ["rochade.php", "readme.txt", "block/block.json"] {
            let text = read(&plugin.join(name)).expect("a text");
            assert!(
                text.contains(env!("CARGO_PKG_VERSION")) && !text.contains(VERSION),
                "{name}"
            );
        }
        fs::remove_dir_all(&folder).expect("the folder can be removed");
    }
}
