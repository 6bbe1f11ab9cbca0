<?php
/**
 * The block. It saves HTML that is a board wherever the element's script is, so nothing is drawn here.
 *
 * @package Rochade
 */

defined( 'ABSPATH' ) || exit;

/** Registers the block, and what its editor needs. */
function rochade_register_block() {
	$scripts = array(
		'rochade-choices' => array( 'choices.js', array( 'wp-i18n' ) ),
		'rochade-preview' => array( 'preview.js', array( 'wp-element' ) ),
		'rochade-sidebar' => array( 'sidebar.js', array( 'rochade-choices', 'wp-element', 'wp-components', 'wp-block-editor' ) ),
		'rochade-editor'  => array( 'editor.js', array( 'rochade-sidebar', 'rochade-preview', 'wp-blocks' ) ),
	);
	foreach ( $scripts as $name => $script ) {
		wp_register_script( $name, plugins_url( 'block/' . $script[0], ROCHADE_FILE ), $script[1], ROCHADE_VERSION, true );
	}
	// The texts of all four come with the first.
	wp_set_script_translations( 'rochade-choices', 'rochade', plugin_dir_path( ROCHADE_FILE ) . 'languages' );
	$told = array(
		'site'  => rochade_site(),
		'words' => rochade_words(),
	);
	wp_add_inline_script( 'rochade-choices', 'window.rochade = ' . wp_json_encode( $told ) . ';', 'before' );
	wp_register_style( 'rochade-editor', plugins_url( 'block/editor.css', ROCHADE_FILE ), array(), ROCHADE_VERSION );
	register_block_type( plugin_dir_path( ROCHADE_FILE ) . 'block' );
}
add_action( 'init', 'rochade_register_block' );

/**
 * Adds a category for the block, before those of others.
 *
 * @param array[] $categories The categories.
 * @return array[]
 */
function rochade_block_category( $categories ) {
	$own = array(
		'slug'  => 'rochade',
		'title' => __( 'Chess and draughts', 'rochade' ),
	);
	return array_merge( array( $own ), $categories );
}
add_filter( 'block_categories_all', 'rochade_block_category' );
