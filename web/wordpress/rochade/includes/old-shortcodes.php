<?php
/**
 * Shortcodes of other plugins, `[pgn]` and `[fen]`, for whoever has asked for it in the settings. Their words are those
 * of RPB Chessboard.
 *
 * @package Rochade
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the old shortcodes that are shown.
 *
 * @return string[]
 */
function rochade_old_shortcodes() {
	$names = array();
	foreach ( array( 'pgn', 'fen' ) as $name ) {
		if ( rochade_option( $name ) ) {
			array_push( $names, $name, $name . '_compat' );
		}
	}
	return $names;
}

/** Takes these shortcodes over, after all other plugins have said theirs. */
function rochade_take_old_shortcodes() {
	foreach ( rochade_old_shortcodes() as $name ) {
		add_shortcode( $name, 'pgn' === substr( $name, 0, 3 ) ? 'rochade_old_pgn' : 'rochade_old_fen' );
	}
}
add_action( 'init', 'rochade_take_old_shortcodes', 99 );

/**
 * Returns the board of an old `[pgn]`.
 *
 * @param array|string $given   Its attributes.
 * @param string|null  $content The game.
 * @return string
 */
function rochade_old_pgn( $given, $content = null ) {
	$given = rochade_attributes( $given );
	$words = rochade_known( array_intersect_key( $given, array_flip( array( 'url', 'game' ) ) ) );
	$words = array_merge( $words, rochade_old_look( $given ) );
	$place = rochade_old( $given, 'initial_selection' );
	if ( 'end' === $place ) {
		$words['start'] = 'last';
	} elseif ( preg_match( '/^\d+[wb]?$/', $place ) ) {
		$words['start'] = $place;
	}
	if ( 'figurines' === rochade_old( $given, 'piece_symbols' ) ) {
		$words['notation'] = 'figurine';
	}
	if ( 'none' === rochade_old( $given, 'navigation_board' ) ) {
		$words['ui'] = 'moves';
	}
	return rochade_board( rochade_with_text( $words, (string) $content ) );
}

/**
 * Returns the board of an old `[fen]`: a picture.
 *
 * @param array|string $given   Its attributes.
 * @param string|null  $content The position.
 * @return string
 */
function rochade_old_fen( $given, $content = null ) {
	$given = rochade_attributes( $given );
	$words = array_merge( array( 'interactive' => 'none' ), rochade_old_look( $given ) );
	$fen   = rochade_straight_dashes( rochade_pasted( (string) $content ) );
	$drawn = '';
	foreach ( array( 'csl', 'cal' ) as $name ) {
		$value = rochade_old( $given, $name );
		if ( preg_match( '/^[\w,\s]+$/', $value ) ) {
			$drawn .= "[%$name $value]";
		}
	}
	if ( '' === $drawn ) {
		$words['fen'] = $fen;
	} else {
		// What is drawn stands in a comment.
		$words['pgn'] = '[FEN "' . str_replace( '"', '', $fen ) . "\"]\n\n{" . $drawn . '} *';
	}
	return rochade_board( array_filter( $words, 'strlen' ) );
}

/**
 * Returns what both have to say of the board itself.
 *
 * @param array $given Attributes.
 * @return string[]
 */
function rochade_old_look( $given ) {
	$words = array();
	if ( 'true' === rochade_old( $given, 'flip' ) ) {
		$words['flip'] = '1';
	}
	if ( 'false' === rochade_old( $given, 'show_coordinates' ) ) {
		$words['coordinates'] = 'off';
	}
	return $words;
}

/**
 * Returns what an attribute says, or an empty text.
 *
 * @param array  $given Attributes.
 * @param string $name  Its name.
 * @return string
 */
function rochade_old( $given, $name ) {
	return isset( $given[ $name ] ) ? rochade_plain( (string) $given[ $name ] ) : '';
}
