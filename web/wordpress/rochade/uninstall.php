<?php
/**
 * Removes all that the plugin has kept: one option a site.
 *
 * @package Rochade
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $rochade_site ) {
		delete_blog_option( $rochade_site, 'rochade' );
	}
} else {
	delete_option( 'rochade' );
}
