//! How long something takes, as it is spoken.

use crate::text::Texts;

/// The word for one of a unit, and the text for several.
type Unit = (&'static str, fn(&Texts, &str) -> String);

/// Returns a time that a clock shows (`1:05:09`, `5:00`) in words, since voices take its digits for
/// the time of day: "1 hour 5 minutes 9 seconds", "5 minutes".
pub(crate) fn time(texts: &Texts, shown: &str) -> String {
    let numbers: Vec<u32> = shown.split(':').flat_map(str::parse).collect();
    let units: [Unit; 3] = [
        (texts.time_hour(), Texts::time_hours),
        (texts.time_minute(), Texts::time_minutes),
        (texts.time_second(), Texts::time_seconds),
    ];
    let units = &units[units.len().saturating_sub(numbers.len())..];
    let parts = numbers.iter().zip(units).filter(|(number, _)| **number > 0);
    let mut said: Vec<String> = parts
        .map(|(number, (one, many))| match number {
            1 => (*one).to_owned(),
            _ => many(texts, &number.to_string()),
        })
        .collect();
    if said.is_empty() {
        said.push(texts.time_seconds("0"));
    }
    said.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::texts;

    #[test]
    fn a_time_is_said_in_words_in_every_language() {
        for (shown, en, de, nl) in [
            ("0:00", "0 seconds", "0 Sekunden", "0 seconden"),
            ("0:01", "1 second", "1 Sekunde", "1 seconde"),
            ("5:00", "5 minutes", "5 Minuten", "5 minuten"),
            (
                "1:10",
                "1 minute 10 seconds",
                "1 Minute 10 Sekunden",
                "1 minuut 10 seconden",
            ),
            (
                "1:05:09",
                "1 hour 5 minutes 9 seconds",
                "1 Stunde 5 Minuten 9 Sekunden",
                "1 uur 5 minuten 9 seconden",
            ),
            ("2:00:00", "2 hours", "2 Stunden", "2 uur"),
        ] {
            let said = ["en", "de", "nl"].map(|language| time(texts(language), shown));
            assert_eq!(said, [en, de, nl], "{shown}");
        }
    }
}
