<?php
/**
 * What the editors and the filters of WordPress know of the element.
 *
 * @package Rochade
 */

defined( 'ABSPATH' ) || exit;

/**
 * Lets the element stand in texts of authors who may write no HTML of their own. `src` is not among its words.
 *
 * @param array  $tags    Elements with their attributes.
 * @param string $context What kind of text it is.
 * @return array
 */
function rochade_allow( $tags, $context ) {
	if ( 'post' === $context && is_array( $tags ) ) {
		$tags['rochade-board'] = array_fill_keys( array_merge( rochade_words(), array( 'class', 'id' ) ), true );
	}
	return $tags;
}
add_filter( 'wp_kses_allowed_html', 'rochade_allow', 10, 2 );

/**
 * Lets the classic editor keep the element where a page is opened in its tab *Visual*.
 *
 * @param array $settings What TinyMCE is told.
 * @return array
 */
function rochade_tell_visual( $settings ) {
	foreach ( array( 'custom_elements' => 'rochade-board', 'extended_valid_elements' => 'rochade-board[*]' ) as $name => $value ) {
		$settings[ $name ] = empty( $settings[ $name ] ) ? $value : $settings[ $name ] . ',' . $value;
	}
	return $settings;
}
add_filter( 'tiny_mce_before_init', 'rochade_tell_visual' );
