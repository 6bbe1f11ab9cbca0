//! What must hold of every visit.

use crate::page::Page;

impl Page {
    /// Checks what must hold of every visit: no errors in the console (refusals of the
    /// content-security policy are among them; only Chromium's driver tells them), and every
    /// request answered from the page's folder.
    pub async fn check_manners(&self) {
        if self.is_in_chromium() {
            self.check_console().await;
        }
        self.check_requests().await;
    }

    async fn check_console(&self) {
        let log = self.driver().get_log("browser").await;
        let log =
            log.unwrap_or_else(|error| panic!("the console's log could not be read: {error}"));
        let errors: Vec<_> = log
            .iter()
            .filter(|entry| ["SEVERE", "WARNING"].contains(&entry.level.as_str()))
            .map(|entry| &entry.message)
            .collect();
        assert!(errors.is_empty(), "the console has errors: {errors:#?}");
    }

    async fn check_requests(&self) {
        let asked = self
            .eval(
                "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))\
                 .map(e => [e.name, e.initiatorType === 'iframe' ? null : e.responseStatus])",
            )
            .await;
        // WebKit tells no status, Firefox now and then none of a picture that is there (0), and no
        // browser reliably that of a frame to the page around.
        let asked: Vec<(String, Option<u32>)> =
            serde_json::from_value(asked).expect("names and numbers");
        assert!(!asked.is_empty(), "no request was seen");
        for (address, status) in asked {
            assert!(address.starts_with(&self.url()), "{address} is elsewhere");
            let told = status.filter(|&status| status != 0 || self.is_in_chromium());
            assert_eq!(told.unwrap_or(200), 200, "{address}");
        }
    }
}
