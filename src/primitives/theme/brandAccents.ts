import { contrast, hexOf, mix, rgbOf } from './contrast.ts';
import { darkPalette } from './darkTokens.ts';
import { lightPalette, type Palette } from './lightTokens.ts';

/** A brand's colour as accent, as `#rrggbb`. */
export interface BrandAccents {
  readonly light: string;
  readonly dark: string;
}

/**
 * A brand's colour for the light and the dark theme: mixed with the theme's text colour until it has a contrast of 4.5:1 on all
 * backgrounds. Only `#rgb` and `#rrggbb` are accepted, and null is returned for anything else, so that no other CSS gets in.
 */
export function brandAccents(color: unknown): BrandAccents | null {
  const digits =
    typeof color === 'string' ? /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color.trim())?.[1] : undefined;
  if (digits === undefined) {
    return null;
  }
  const brand = `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  return { light: readable(brand, lightPalette.color), dark: readable(brand, darkPalette.color) };
}

function readable(brand: string, palette: Palette['color']): string {
  const [surface, text] = [rgbOf(palette.surface), rgbOf(palette.text)];
  for (let share = 0; ; share += 0.05) {
    const accent = mix(rgbOf(brand), text, Math.min(share, 1));
    // The surface, the row under the pointer and the unread row, as the tokens mix them.
    const grounds = [surface, mix(surface, text, 0.05), mix(surface, accent, 0.06)];
    // A little above the required contrast, because of rounding; the text colour itself always has it.
    if (share >= 1 || Math.min(...grounds.map((ground) => contrast(accent, ground))) >= 4.6) {
      return hexOf(accent);
    }
  }
}
