//! A WordPress to try the plugin on, with what it runs on. All of it is Debian's.

use std::path::Path;

use super::browser::Packages;
use crate::shell::find;

/// Where Debian puts WordPress.
pub(crate) const FOLDER: &str = "/usr/share/wordpress";

pub(super) const WORDPRESS: Packages = Packages {
    name: "WordPress with its German texts, a theme, MariaDB and PHP",
    packages: &[
        "wordpress",
        "wordpress-l10n",
        "wordpress-theme-twentytwentythree",
        "mariadb-server",
        "php-cli",
        "php-mysql",
        "php-mbstring",
    ],
    elsewhere: "put it into /usr/share/wordpress, and php, mariadbd and mariadb-install-db on PATH",
};

/// Returns whether WordPress and all that it runs on are installed.
pub(super) fn is_there() -> bool {
    let parts = [
        "wp-load.php",
        "wp-content/languages/de_DE.mo",
        "wp-content/themes/twentytwentythree/style.css",
    ];
    let programs = ["php", "mariadbd", "mariadb-install-db"];
    parts
        .iter()
        .all(|part| Path::new(FOLDER).join(part).is_file())
        && programs.iter().all(|program| find(&[program]).is_some())
}
