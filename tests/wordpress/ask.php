<?php
/**
 * Runs PHP from the standard input in the WordPress in the folder that it is given, and prints what that returns, as JSON.
 */

$_SERVER['HTTP_HOST']       = 'localhost';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require $argv[1] . '/wp-load.php';
$rochade_code = stream_get_contents( STDIN );
// phpcs:ignore -- The tests ask what they like.
echo "\n" . json_encode( eval( $rochade_code ) );
