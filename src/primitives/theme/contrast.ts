/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** WCAG 2.2, 1.4.3: (lighter + 0.05) / (darker + 0.05), from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Mixes a share of the ink, 0 to 1, with the ground, as `color-mix(in srgb, …)` does. */
export function mix(ground: Rgb, ink: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => ground[index] * (1 - share) + ink[index] * share;
  return [part(0), part(1), part(2)];
}

/** `#rrggbb` as numbers. Throws on anything else. */
export function rgbOf(hex: string): Rgb {
  const digits = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : Number.NaN;
  if (Number.isNaN(digits)) {
    throw new Error(`${hex} is not a colour of six hexadecimal digits`);
  }
  return [digits >> 16, (digits >> 8) & 255, digits & 255];
}

/** As `#rrggbb`. */
export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
