import type { ColorName } from '../../../src/primitives/theme/contrastPairs.ts';
import type { publicTokens } from '../../../src/primitives/theme/publicTokens.ts';

/** The colours that follow from the public ones, and what each is for. */
export const derivedColors: Readonly<Record<Exclude<ColorName, keyof typeof publicTokens.color>, string>> = {
  accentShown: 'The accent as marks, edges and grounds of words, moved until it can be seen',
  accentPress: 'What is mixed with that while it is pressed',
  accentText: 'The accent as text: links, counts',
  tint: 'The ground of unread rows and of quiet information',
  tintHover: 'The same under the pointer',
  hover: 'The ground under the pointer',
  raised: 'The ground of menus',
  code: 'The ground of code',
  mark: 'The ground of words that were searched for',
  dangerSurface: 'The ground of failures',
  warningSurface: 'The ground of warnings',
  successSurface: 'The ground of what is done',
};
