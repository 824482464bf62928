import type { ThemeName } from '../../../src/primitives/index.ts';
import { contrastDarkTokens, contrastTokens } from '../../../src/primitives/theme/contrastTokens.ts';
import { darkTokens } from '../../../src/primitives/theme/darkTokens.ts';
import { lightTokens, type Tokens } from '../../../src/primitives/theme/lightTokens.ts';

/** A theme that has colours of its own, as `system` has not. */
export interface ShownTheme {
  readonly name: Exclude<ThemeName, 'system'>;
  readonly tokens: Tokens;
  /** The contrast that its texts have at least: WCAG 2.2 asks for 4.5 in 1.4.3, and for 7 in 1.4.6. */
  readonly textRatio: 4.5 | 7;
}

export const shownThemes: readonly ShownTheme[] = [
  { name: 'light', tokens: lightTokens, textRatio: 4.5 },
  { name: 'dark', tokens: darkTokens, textRatio: 4.5 },
  { name: 'contrast', tokens: contrastTokens, textRatio: 7 },
  { name: 'contrast-dark', tokens: contrastDarkTokens, textRatio: 7 },
];
