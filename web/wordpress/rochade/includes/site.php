<?php
/**
 * Where the site's folder is: the one that came with the plugin, or one that was uploaded by hand.
 *
 * @package Rochade
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the whole address of a path of this host, as feeds need it.
 *
 * @param string $path A path that begins with `/`.
 * @return string
 */
function rochade_whole( $path ) {
	$home = wp_parse_url( home_url() );
	$port = isset( $home['port'] ) ? ':' . $home['port'] : '';
	return set_url_scheme( 'http://' . $home['host'] . $port . $path );
}

/**
 * Returns the address of a file of the site.
 *
 * @param string $file The file's name: `rochade.js`; nothing for the folder itself.
 * @return string
 */
function rochade_site( $file = '' ) {
	$folder = rochade_option( 'folder' );
	// A folder counts from the host, as it does in the lines that are pasted by hand.
	return '' === $folder ? plugins_url( 'site/' . $file, ROCHADE_FILE ) : rochade_whole( $folder . $file );
}

/**
 * Returns the address of a page with one board.
 *
 * @param string[] $words The board's words.
 * @return string
 */
function rochade_address( $words ) {
	unset( $words['title'] );
	return rochade_site( 'embed.html' ) . ( $words ? '?' . http_build_query( $words ) : '' );
}
