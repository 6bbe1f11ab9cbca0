<?php
/**
 * Games and positions as people paste them: what editors and WordPress have made of them is undone.
 *
 * @package Rochade
 */

defined( 'ABSPATH' ) || exit;

/** Signs that stand for a straight double quote, as the inner part of a class of an expression. */
const ROCHADE_QUOTES = '"“”„‟«»″';

/**
 * Returns a text with characters in place of entities, and usual blanks in place of all others.
 *
 * @param string $text A text, as it stands in HTML.
 * @return string
 */
function rochade_plain( $text ) {
	$text = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	// Blanks that don't break, and signs that are not seen.
	$text = preg_replace( array( '/[\x{a0}\x{2002}-\x{200a}\x{202f}]/u', '/[\x{200b}-\x{200d}\x{2060}\x{feff}]/u' ), array( ' ', '' ), $text );
	return trim( wp_check_invalid_utf8( (string) $text, true ) );
}

/**
 * Returns a position with hyphens where WordPress has made dashes of them.
 *
 * @param string $text FEN.
 * @return string
 */
function rochade_straight_dashes( $text ) {
	return preg_replace( '/[\x{2010}-\x{2015}\x{2212}]/u', '-', $text );
}

/**
 * Returns what was written between the tags of a shortcode, as it was before paragraphs were made of it.
 *
 * @param string $html What stands there now.
 * @return string
 */
function rochade_pasted( $html ) {
	$html = str_replace( array( "\r\n", "\r" ), "\n", $html );
	// A picture in place of a smiley has it as its text.
	$html = preg_replace( '/<img\b[^>]*\bclass="[^"]*\b(?:emoji|wp-smiley)\b[^"]*"[^>]*\balt="([^"]*)"[^>]*>/i', '$1', $html );
	$html = preg_replace( '#<br\s*/?>\n?#i', "\n", $html );
	$html = preg_replace( '#</(?:p|div|li|h[1-6]|pre)>\s*#i', "\n\n", $html );
	// Only what is known as a tag goes: `<` may stand in a comment of a game.
	$html = preg_replace( '#</?(?:p|div|span|pre|code|ul|ol|li|h[1-6]|em|strong|b|i|a|font|tt|blockquote)(?:\s[^<>]*)?>#i', '', $html );
	$text = rochade_plain( $html );
	// The quotes around what a tag says.
	$tag = '/^(\s*\[\s*\w+\s*)[' . ROCHADE_QUOTES . '](.*?)[' . ROCHADE_QUOTES . '](\s*\])/mu';
	return preg_replace( $tag, '$1"$2"$3', $text );
}

/**
 * Returns the attributes of a shortcode, where curly quotes have broken them into pieces.
 *
 * @param array|string $given What WordPress has read.
 * @return array
 */
function rochade_attributes( $given ) {
	$text     = '';
	$is_curly = false;
	foreach ( (array) $given as $name => $value ) {
		$value = rochade_plain( (string) $value );
		$curly = preg_match( '/[“”„‟«»″]/u', $value ) || preg_match( '/^"./', $value );
		if ( is_int( $name ) ) {
			$text .= ' ' . $value;
		} else {
			$text .= $curly ? " $name=$value" : " $name=\"$value\"";
		}
		$is_curly = $is_curly || $curly;
	}
	if ( ! $is_curly ) {
		return array_filter( (array) $given, 'strlen' );
	}
	return (array) shortcode_parse_atts( preg_replace( '/[' . ROCHADE_QUOTES . ']/u', '"', $text ) );
}
