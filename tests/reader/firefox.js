// Firefox for one visit, without questions and pages of its own.
user_pref("accessibility.force_disabled", -1);
user_pref("app.update.enabled", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.preonboarding.enabled", false);
user_pref("browser.sessionstore.resume_from_crash", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("browser.termsofuse.prefs.enabled", false);
user_pref("browser.translations.automaticallyPopup", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("datareporting.policy.firstRunURL", "");
user_pref("intl.accept_languages", "en-US, en");
user_pref("permissions.default.persistent-storage", 2);
user_pref("termsofuse.acceptedDate", "1700000000000");
user_pref("termsofuse.acceptedVersion", 999);
user_pref("trailhead.firstrun.didSeeAboutWelcome", true);
