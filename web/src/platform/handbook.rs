//! The text of the rules, which the build makes of `web/rules`.

pub(crate) use super::fetch::NotFetched;

/// The rules in a language, as HTML that comes with the site.
pub(crate) async fn load(language: &str) -> Result<String, NotFetched> {
    super::fetch::text(&format!("rules/{language}.html")).await
}
