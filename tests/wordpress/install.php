<?php
/**
 * Installs the WordPress in the folder that it is given: a site with an administrator and an author, whose passwords are
 * their names.
 */

define( 'WP_INSTALLING', true );

preg_match( "/ROCHADE_SOCKET = '(.*?)'/", file_get_contents( $argv[1] . '/wp-config.php' ), $found );
( new mysqli( 'localhost', 'root', '', '', 0, $found[1] ) )->query( 'CREATE DATABASE rochade' );

$_SERVER['HTTP_HOST']       = 'localhost';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
// Nobody is sent a letter.
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Club', 'admin', 'admin@club.example', true, '', 'admin' );
$author = wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'author', 'user_email' => 'author@club.example', 'role' => 'author' ) );
foreach ( array( 1, $author ) as $user ) {
	// The editor greets nobody.
	$welcome = array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) );
	update_user_meta( $user, 'wp_persisted_preferences', $welcome );
}
