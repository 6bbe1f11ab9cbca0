<?php
/**
 * The words that a board understands.
 *
 * @package Rochade
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the words that authors may give to a board: those of the element but for `src`, which says what is framed.
 *
 * @return string[]
 */
function rochade_words() {
	return array(
		'fen', 'solution', 'learn', 'try', 'pgn', 'url', 'link', 'game', 'open', 'line', 'laws', 'clock', 'computer',
		'orientation', 'flip', 'ui', 'lang', 'theme', 'ground', 'refresh', 'interactive', 'start', 'ply', 'keep', 'size',
		'analyse', 'pieces', 'board', 'coordinates', 'marks', 'notation', 'animation', 'input', 'sound', 'why', 'ghost',
		'lift', 'release', 'queen', 'tenths', 'haptics', 'huff-hint', 'board-side', 'clock-side', 'title',
	);
}

/**
 * Returns what is known of these attributes, as texts without tags of HTML. Of addresses only those that are safe to
 * open stay.
 *
 * @param array $given Attributes with their values; a word without a value has a number as its key.
 * @return string[]
 */
function rochade_known( $given ) {
	$known = array();
	foreach ( $given as $name => $value ) {
		list( $name, $value ) = is_int( $name ) ? array( $value, '1' ) : array( $name, $value );
		// Shortcodes come in small letters, but authors may write what scripts call a property.
		$name = str_replace( '_', '-', strtolower( trim( $name ) ) );
		if ( ! in_array( $name, rochade_words(), true ) ) {
			continue;
		}
		$value = rochade_plain( (string) $value );
		if ( 'fen' === $name ) {
			$value = rochade_straight_dashes( $value );
		} elseif ( 'url' === $name ) {
			$value = esc_url_raw( $value, array( 'http', 'https' ) );
		}
		if ( '' !== $value ) {
			$known[ $name ] = $value;
		}
	}
	return $known;
}
