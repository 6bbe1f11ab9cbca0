<?php
/**
 * How the WordPress of the tests is set: it asks nobody for anything, and writes down whatever PHP complains of.
 * `wp-config.php` names the database's socket and the address.
 */

const DB_NAME     = 'rochade';
const DB_USER     = 'root';
const DB_PASSWORD = '';
const DB_CHARSET  = 'utf8mb4';
const DB_COLLATE  = '';
define( 'DB_HOST', 'localhost:' . ROCHADE_SOCKET );

foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $rochade_name ) {
	define( $rochade_name . '_KEY', 'a key of the tests' );
	define( $rochade_name . '_SALT', 'a salt of the tests' );
}

const WP_DEBUG                   = true;
const WP_DEBUG_DISPLAY           = false;
const WP_DEBUG_LOG               = true;
const DISABLE_WP_CRON            = true;
const WP_HTTP_BLOCK_EXTERNAL     = true;
const AUTOMATIC_UPDATER_DISABLED = true;
const FS_METHOD                  = 'direct';
const WP_HOME                    = ROCHADE_AT;
const WP_SITEURL                 = ROCHADE_AT;

$table_prefix = 'wp_';

require_once ABSPATH . 'wp-settings.php';
