<?php
/**
 * Files of games in the media library.
 *
 * @package Rochade
 */

defined( 'ABSPATH' ) || exit;

/**
 * Lets files of games be uploaded, as the texts that they are.
 *
 * @param string[] $types Endings with their types.
 * @return string[]
 */
function rochade_upload_types( $types ) {
	$types['pgn'] = 'text/plain';
	$types['pdn'] = 'text/plain';
	return $types;
}
add_filter( 'upload_mimes', 'rochade_upload_types' );

/**
 * Takes a file of games for the text that it is where PHP knows a name of its own for games, and for nothing else.
 *
 * @param array        $found What WordPress has found: `ext`, `type`, `proper_filename`.
 * @param string       $file  The file's path.
 * @param string       $name  The file's name.
 * @param array|null   $types Endings with their types.
 * @param string|false $real  The type that PHP sees in what the file holds.
 * @return array
 */
function rochade_upload_type( $found, $file, $name, $types = null, $real = false ) {
	$ending = strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
	$games  = array( 'application/vnd.chess-pgn', 'application/x-chess-pgn', 'text/x-chess-pgn' );
	if ( empty( $found['type'] ) && in_array( $ending, array( 'pgn', 'pdn' ), true ) && in_array( $real, $games, true ) ) {
		$found['ext']  = $ending;
		$found['type'] = 'text/plain';
	}
	return $found;
}
add_filter( 'wp_check_filetype_and_ext', 'rochade_upload_type', 10, 5 );
