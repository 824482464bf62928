/** Accents as hosts write them: hues, greys, pale and dark ones, and colours of every notation of CSS. */
export const accents = [
  // The colours of known design systems.
  ...['#3b5bdb', '#8ea2ff', '#0b7a53', '#5fd3a6', '#1677ff', '#0d6efd', '#6750a4', '#ff5a5f', '#1db954'],
  ...['#e01e5a', '#ffcc00', '#f24e1e', '#fa6400', '#00a884', '#4a154b', '#1a7f37', '#9333ea', '#0ea5e9'],
  // The corners of sRGB, and its greys.
  ...['#000', '#fff', '#f00', '#0f0', '#00f', '#ff0', '#f0f', '#0ff', '#808080', '#777', '#bbb', '#333'],
  // Beside the limits of the light and the dark themes.
  ...['#767676', '#949494', 'rebeccapurple', 'hsl(48 100% 50%)', 'hwb(90 10% 10%)', 'lab(60% -60 40)'],
  // Outside of sRGB, not opaque, and such as are only known where they are drawn.
  ...['oklch(0.7 0.3 150)', 'oklch(0.95 0.25 110)', 'color(display-p3 0 1 0)', 'color(display-p3 1 0.9 0)'],
  ...['rgb(255 204 0 / 0.5)', 'light-dark(#ffcc00, #0b3d2e)', 'var(--host-accent)', 'Highlight'],
  'color-mix(in oklab, yellow, white)',
];
