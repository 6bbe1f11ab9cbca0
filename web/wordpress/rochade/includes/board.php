<?php
/**
 * Boards as HTML, for shortcodes. (The block saves its own, in a form that outlives the plugin.)
 *
 * @package Rochade
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns a board as HTML, with what is seen of it where there are no scripts.
 *
 * @param string[] $words Known words with their values.
 * @return string
 */
function rochade_board( $words ) {
	$inside = rochade_without_scripts( $words );
	if ( is_feed() ) {
		return $inside;
	}
	wp_enqueue_script( 'rochade' );
	$attributes = '';
	foreach ( $words as $name => $value ) {
		// Line ends as entities: nothing that goes over the text later takes them for those of paragraphs.
		$attributes .= " $name=\"" . str_replace( "\n", '&#10;', esc_attr( $value ) ) . '"';
	}
	// The `<span>` keeps the element from what follows its paragraph, which it would read on in.
	return "<span class=\"rochade-shortcode\"><rochade-board$attributes>$inside</rochade-board></span>";
}

/**
 * Returns what is seen where there are no scripts, and in feeds: the game as text, or a link.
 *
 * @param string[] $words The board's words.
 * @return string
 */
function rochade_without_scripts( $words ) {
	$is_text = isset( $words['pgn'] ) && preg_match( '/[\s\[]/', $words['pgn'] );
	if ( $is_text ) {
		return str_replace( "\n", '<br>', esc_html( trim( $words['pgn'] ) ) );
	}
	if ( isset( $words['url'] ) ) {
		$to    = $words['url'];
		$to    = preg_match( '#^/(?!/)#', $to ) ? rochade_whole( $to ) : $to;
		$title = __( 'The games', 'rochade' );
	} else {
		$to    = rochade_address( $words );
		$title = isset( $words['fen'] ) ? __( 'A position', 'rochade' ) : __( 'Play on the board', 'rochade' );
	}
	if ( isset( $words['title'] ) ) {
		$title = $words['title'];
	}
	return '<a href="' . esc_url( $to ) . '">' . esc_html( $title ) . '</a>';
}
