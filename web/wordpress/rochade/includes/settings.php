<?php
/**
 * The plugin's one option, and the page on which it is set.
 *
 * @package Rochade
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns what was set.
 *
 * @param string $name `folder` (a path; empty for the plugin's own), `pgn`, `fen`, `everywhere` (`1` or empty).
 * @return string
 */
function rochade_option( $name ) {
	$all = get_option( 'rochade' );
	return is_array( $all ) && isset( $all[ $name ] ) && is_string( $all[ $name ] ) ? $all[ $name ] : '';
}

/**
 * Returns what may be kept of what was sent.
 *
 * @param mixed $sent The fields of the form.
 * @return string[]
 */
function rochade_sanitize( $sent ) {
	$sent = is_array( $sent ) ? $sent : array();
	$kept = array();
	foreach ( array( 'pgn', 'fen', 'everywhere' ) as $name ) {
		if ( ! empty( $sent[ $name ] ) ) {
			$kept[ $name ] = '1';
		}
	}
	$folder = isset( $sent['folder'] ) && is_string( $sent['folder'] ) ? trim( $sent['folder'] ) : '';
	if ( '' === $folder ) {
		return $kept;
	}
	// Of an address of this host the path counts.
	$host = wp_parse_url( $folder, PHP_URL_HOST );
	$path = (string) wp_parse_url( $folder, PHP_URL_PATH );
	$path = '/' . trim( preg_replace( '#/[\w.-]+\.(?:html|js)$#', '', $path ), '/' ) . '/';
	$home = wp_parse_url( home_url(), PHP_URL_HOST );
	if ( ( $host && $host !== $home ) || ! preg_match( '#^/(?:[\w~.-]+/)+$#', $path ) || strpos( $path, '..' ) !== false ) {
		add_settings_error( 'rochade', 'folder', __( 'That is no folder of this site. The plugin’s own is used.', 'rochade' ) );
		return $kept;
	}
	$kept['folder'] = $path;
	return $kept;
}

/** Registers the option, for the form that WordPress itself receives. */
function rochade_register_option() {
	register_setting( 'rochade', 'rochade', array( 'type' => 'array', 'sanitize_callback' => 'rochade_sanitize' ) );
}
add_action( 'admin_init', 'rochade_register_option' );

/** Adds the page to the menu. */
function rochade_add_page() {
	add_options_page( __( 'Rochade', 'rochade' ), __( 'Rochade', 'rochade' ), 'manage_options', 'rochade', 'rochade_page' );
}
add_action( 'admin_menu', 'rochade_add_page' );

/**
 * Adds a link to the page to the plugin's line in the list of plugins.
 *
 * @param string[] $links The links.
 * @return string[]
 */
function rochade_link_to_page( $links ) {
	$to = admin_url( 'options-general.php?page=rochade' );
	return array_merge( array( '<a href="' . esc_url( $to ) . '">' . esc_html__( 'Settings', 'rochade' ) . '</a>' ), $links );
}
add_filter( 'plugin_action_links_' . plugin_basename( ROCHADE_FILE ), 'rochade_link_to_page' );

/** Draws the page. */
function rochade_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$boxes = array(
		'pgn'        => __( 'Show games in [pgn] … [/pgn]', 'rochade' ),
		'fen'        => __( 'Show positions in [fen] … [/fen]', 'rochade' ),
		'everywhere' => __( 'Load the script on every page, for boards that themes and page builders bring', 'rochade' ),
	);
	?>
	<div class="wrap">
		<h1><?php esc_html_e( 'Rochade', 'rochade' ); ?></h1>
		<p><?php esc_html_e( 'In the editor, add the block “Chess board”. In the classic editor and in widgets, write a game between [rochade] and [/rochade].', 'rochade' ); ?></p>
		<p><a href="<?php echo esc_url( rochade_site( 'index.html' ) ); ?>"><?php esc_html_e( 'Open the boards that came with the plugin', 'rochade' ); ?></a></p>
		<form action="options.php" method="post">
			<?php settings_fields( 'rochade' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><?php esc_html_e( 'Old boards', 'rochade' ); ?></th>
					<td><fieldset>
						<legend class="screen-reader-text"><?php esc_html_e( 'Old boards', 'rochade' ); ?></legend>
						<?php
						rochade_box( 'pgn', $boxes['pgn'] );
						rochade_box( 'fen', $boxes['fen'] );
						?>
						<p class="description"><?php esc_html_e( 'For posts that were written for another plugin, such as RPB Chessboard. It may be switched off then.', 'rochade' ); ?></p>
					</fieldset></td>
				</tr>
				<tr>
					<th scope="row"><label for="rochade-folder"><?php esc_html_e( 'Another folder', 'rochade' ); ?></label></th>
					<td>
						<input type="text" class="regular-text code" id="rochade-folder" name="rochade[folder]" placeholder="/rochade/" value="<?php echo esc_attr( rochade_option( 'folder' ) ); ?>" aria-describedby="rochade-about-folder">
						<p class="description" id="rochade-about-folder"><?php esc_html_e( 'Only if you have uploaded the folder of Rochade yourself, and boards are to come from there. Usually empty.', 'rochade' ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><?php esc_html_e( 'Script', 'rochade' ); ?></th>
					<td><?php rochade_box( 'everywhere', $boxes['everywhere'] ); ?></td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}

/**
 * Draws a check box.
 *
 * @param string $name What it sets.
 * @param string $text What it says.
 */
function rochade_box( $name, $text ) {
	?>
	<label><input type="checkbox" name="rochade[<?php echo esc_attr( $name ); ?>]" value="1"<?php checked( '1', rochade_option( $name ) ); ?>> <?php echo esc_html( $text ); ?></label><br>
	<?php
}
