import { lightTokens } from '../../../src/primitives/index.ts';
import type { Rgb } from '../../../src/primitives/theme/contrast.ts';
import type { ColorName } from '../../../src/primitives/theme/contrastPairs.ts';
import { variableName } from '../../../src/primitives/theme/publicTokens.ts';
import { seenColor } from '../seenColor.ts';

/** All colours of a theme. */
export type DrawnTheme = Readonly<Record<ColorName, Rgb>>;

/** The colours that the stylesheet makes of an accent in a theme, as they are on the screen. */
export function drawnTheme(theme: 'light' | 'dark', accent: string): DrawnTheme {
  const root = document.body.appendChild(document.createElement('div'));
  root.dataset.carillonTheme = theme;
  root.style.setProperty('--carillon-color-accent', accent);
  const drawn = (name: ColorName) => {
    root.style.color = `var(--${variableName(['color', name])})`;
    return seenColor(getComputedStyle(root).color);
  };
  const names = Object.keys(lightTokens.color) as ColorName[];
  const colors = Object.fromEntries(names.map((name) => [name, drawn(name)])) as Record<ColorName, Rgb>;
  root.remove();
  return colors;
}
