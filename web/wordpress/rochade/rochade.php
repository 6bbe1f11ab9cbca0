<?php
/**
 * Plugin Name:       Rochade
 * Description:       Chess, draughts, puzzles and games to replay: a block, a shortcode, and the boards themselves.
 * Version:           {version}
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Rochade
 * License:           MIT OR Apache-2.0
 * Text Domain:       rochade
 * Domain Path:       /languages
 *
 * @package Rochade
 */

defined( 'ABSPATH' ) || exit;

const ROCHADE_VERSION = '{version}';
const ROCHADE_FILE    = __FILE__;

// As PHP 7.4 knows it: no newer words of the language stand in these files.
require __DIR__ . '/includes/words.php';
require __DIR__ . '/includes/site.php';
require __DIR__ . '/includes/scripts.php';
require __DIR__ . '/includes/text.php';
require __DIR__ . '/includes/board.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/shortcode.php';
require __DIR__ . '/includes/old-shortcodes.php';
require __DIR__ . '/includes/editors.php';
require __DIR__ . '/includes/uploads.php';
require __DIR__ . '/includes/settings.php';

/** Loads the translations: before anything else that is done at `init`. */
function rochade_load_texts() {
	load_plugin_textdomain( 'rochade', false, dirname( plugin_basename( ROCHADE_FILE ) ) . '/languages' );
}
add_action( 'init', 'rochade_load_texts', 1 );
