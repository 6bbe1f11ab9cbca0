<?php
/**
 * The element's script, on pages that have a board.
 *
 * @package Rochade
 */

defined( 'ABSPATH' ) || exit;

/** Registers the script, once. */
function rochade_register_script() {
	// WordPress before 6.3 takes the array for "in the footer".
	$how = array(
		'strategy'  => 'defer',
		'in_footer' => true,
	);
	wp_register_script( 'rochade', rochade_site( 'rochade.js' ), array(), ROCHADE_VERSION, $how );
}
add_action( 'init', 'rochade_register_script' );

/** Puts the script on every page, if that was asked for. */
function rochade_enqueue_everywhere() {
	if ( rochade_option( 'everywhere' ) ) {
		wp_enqueue_script( 'rochade' );
	}
}
add_action( 'wp_enqueue_scripts', 'rochade_enqueue_everywhere' );

/**
 * Puts the script on a page whose text has a board in it, whoever wrote it there.
 *
 * @param string $text HTML.
 * @return string The same.
 */
function rochade_enqueue_for( $text ) {
	if ( is_string( $text ) && preg_match( '/<rochade-board\b|<pre\b[^>]*\bclass="[^">]*\brochade\b/', $text ) ) {
		wp_enqueue_script( 'rochade' );
	}
	return $text;
}
foreach ( array( 'the_content', 'render_block', 'widget_text', 'widget_custom_html_content', 'term_description' ) as $rochade_text ) {
	add_filter( $rochade_text, 'rochade_enqueue_for', 99 );
}
unset( $rochade_text );

/**
 * Lets the script wait until the page is there, in WordPress before 6.3, too.
 *
 * @param string $tag    The element.
 * @param string $handle The script's name.
 * @return string
 */
function rochade_defer( $tag, $handle ) {
	if ( 'rochade' !== $handle || preg_match( '/\s(defer|async)\b/', $tag ) ) {
		return $tag;
	}
	return str_replace( ' src=', ' defer src=', $tag );
}
add_filter( 'script_loader_tag', 'rochade_defer', 10, 2 );

/** Names the folder, for where a plugin has merged the script with others, or keeps a copy of it elsewhere. */
function rochade_name_folder() {
	echo '<link rel="rochade" href="' . esc_url( rochade_site( 'rochade.js' ) ) . "\">\n";
}
add_action( 'wp_head', 'rochade_name_folder' );
