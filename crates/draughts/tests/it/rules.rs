use rochade_draughts::{
    Capture, Chain, Color, Huff, Landing, Preference, Promotion, Removal, Rules, RulesError,
};

/// Rules in which each flag says each of its words at least once.
fn all() -> [Rules; 11] {
    [
        Rules::NORIS,
        Rules::SCHLAGZWANG,
        Rules::GERMAN,
        Rules::RUSSIAN,
        Rules::POOL,
        Rules::BRAZILIAN,
        Rules::CZECH,
        Rules::ENGLISH,
        Rules {
            huff: Huff::Moved,
            ..Rules::NORIS
        },
        Rules {
            first: Color::Black,
            landing: Landing::Behind,
            ..Rules::NORIS
        },
        Rules {
            capture: Capture::Must,
            ..Rules::NORIS
        },
    ]
}

#[test]
fn rules_are_read_as_they_are_written() {
    for rules in all() {
        assert_eq!(rules.to_string().parse(), Ok(rules));
    }
    let noris = "men-capture-back=no flying=yes landing=any removal=now promotion=stop capture=may chain=may-stop \
                 preference=none huff=able first=white";
    assert_eq!(Rules::NORIS.to_string(), noris);
}

#[test]
fn each_flag_is_told_by_the_text() {
    let other = [
        Rules {
            men_capture_back: true,
            ..Rules::NORIS
        },
        Rules {
            flying: false,
            ..Rules::NORIS
        },
        Rules {
            landing: Landing::Behind,
            ..Rules::NORIS
        },
        Rules {
            removal: Removal::End,
            ..Rules::NORIS
        },
        Rules {
            promotion: Promotion::PassOn,
            ..Rules::NORIS
        },
        Rules {
            capture: Capture::Must,
            ..Rules::NORIS
        },
        Rules {
            chain: Chain::Must,
            ..Rules::NORIS
        },
        Rules {
            preference: Preference::KingFirst,
            ..Rules::NORIS
        },
        Rules {
            huff: Huff::Never,
            ..Rules::NORIS
        },
        Rules {
            first: Color::Black,
            ..Rules::NORIS
        },
    ];
    let noris = Rules::NORIS.to_string();
    for rules in other {
        let text = rules.to_string();
        let differing = text.split(' ').zip(noris.split(' '));
        let differing = differing.filter(|(one, other)| one != other);
        assert_eq!(differing.count(), 1, "{text}");
        assert_eq!(text.parse(), Ok(rules));
    }
}

#[test]
fn no_other_text_is_one_of_rules() {
    let noris = Rules::NORIS.to_string();
    let read = |text: &str| text.parse::<Rules>().map_err(|RulesError { flag }| flag);
    assert_eq!(read(""), Err("men-capture-back"));
    assert_eq!(read(&noris.replace("huff=able", "huff=soon")), Err("huff"));
    assert_eq!(read(&noris.replace(" removal=now", "")), Err("removal"));
    assert_eq!(read(&format!("{noris} more=yes")), Err(""));
    let (last, first) = noris.rsplit_once(' ').expect("flags");
    assert_eq!(read(&format!("{first} {last}")), Err("men-capture-back"));
}
