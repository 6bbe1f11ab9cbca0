<?php
/**
 * The shortcode `[rochade …]`, with or without a game and an end: for the classic editor, widgets and page builders.
 *
 * @package Rochade
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the board of a shortcode.
 *
 * @param array|string $given   Its attributes.
 * @param string|null  $content What stands between its tags.
 * @param string       $tag     Its name.
 * @return string
 */
function rochade_shortcode( $given, $content = null, $tag = 'rochade' ) {
	$content = (string) $content;
	// One without an end has swallowed all up to the end of a later one, which is taken out again.
	$next = preg_match( '/\[' . preg_quote( $tag, '/' ) . '(?=[\s\]])/', $content, $found, PREG_OFFSET_CAPTURE ) ? $found[0][1] : null;
	$rest = '';
	if ( null !== $next ) {
		$rest    = substr( $content, 0, $next ) . do_shortcode( substr( $content, $next ) . "[/$tag]" );
		$content = '';
	}
	return rochade_board( rochade_with_text( rochade_known( rochade_attributes( $given ) ), $content ) ) . $rest;
}

/**
 * Adds a text to a board's words, under the word for what it is.
 *
 * @param string[] $words The words.
 * @param string   $html  The text, as it stands in a page.
 * @return string[]
 */
function rochade_with_text( $words, $html ) {
	$text = rochade_pasted( $html );
	if ( '' === $text || array_intersect( array( 'fen', 'pgn', 'url', 'link' ), array_keys( $words ) ) ) {
		return $words;
	}
	if ( preg_match( '#^(?:[1-8bknpqr]+/){7}|^[BW]:[BW]#i', $text ) ) {
		$words['fen'] = rochade_straight_dashes( $text );
	} elseif ( preg_match( '#^(?:https?:/)?/[^\s\[]+$#', $text ) ) {
		$words['url'] = esc_url_raw( $text, array( 'http', 'https' ) );
	} else {
		// A text without any blank would be taken for an address.
		$words['pgn'] = "$text\n";
	}
	return array_filter( $words, 'strlen' );
}

/**
 * Leaves the quotes in a game as they are.
 *
 * @param string[] $names Shortcodes whose text is not set with round quotes.
 * @return string[]
 */
function rochade_without_texturizing( $names ) {
	return array_merge( $names, array( 'rochade' ), rochade_old_shortcodes() );
}
add_filter( 'no_texturize_shortcodes', 'rochade_without_texturizing' );

/**
 * Writes `<` as an entity where it begins no tag, between the tags of a shortcode: WordPress looks for no end of a
 * shortcode behind what it takes for a tag that is left open.
 *
 * @param string $text A text with shortcodes.
 * @return string
 */
function rochade_keep_less_than( $text ) {
	$names = implode( '|', array_merge( array( 'rochade' ), rochade_old_shortcodes() ) );
	$found = preg_replace_callback(
		"#\\[($names)(?=[\\s\\]])[^\\]]*+\\].*?\\[/\\1\\]#s",
		function ( $shortcode ) {
			return preg_replace( '#<(?![a-z/!])#i', '&lt;', $shortcode[0] );
		},
		$text
	);
	// A text that is too long for the expression stays as it is.
	return is_string( $found ) ? $found : $text;
}
foreach ( array( 'the_content', 'widget_text_content', 'widget_block_content' ) as $rochade_text ) {
	add_filter( $rochade_text, 'rochade_keep_less_than', 8 );
}
unset( $rochade_text );

add_shortcode( 'rochade', 'rochade_shortcode' );
