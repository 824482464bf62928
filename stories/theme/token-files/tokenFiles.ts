import { contrastDarkTokens, contrastTokens } from '../../../src/primitives/theme/contrastTokens.ts';
import { darkTokens } from '../../../src/primitives/theme/darkTokens.ts';
import { lightTokens } from '../../../src/primitives/theme/lightTokens.ts';
import { type DesignTokens, designTokens, themeTokens } from './designTokens.ts';
import { tailwindTheme } from './tailwindTheme.ts';

const schemas = 'https://www.designtokens.org/schemas/2025.10';

/** The files of the folder `tokens`, by name. */
export function tokenFiles(): Readonly<Record<string, string>> {
  return {
    'carillon.tokens.json': json({ $schema: `${schemas}/format.json`, ...designTokens(lightTokens) }),
    'carillon.resolver.json': json(
      resolver('carillon', {
        light: [],
        dark: [themeTokens(darkTokens)],
        contrast: [themeTokens(contrastTokens)],
        'contrast-dark': [themeTokens(contrastDarkTokens)],
      }),
    ),
    'tailwind.css': tailwindTheme(),
  };
}

/** A resolver document: the tokens of carillon, and what is different in each theme. */
export function resolver(name: string, contexts: Readonly<Record<string, readonly DesignTokens[]>>) {
  return {
    $schema: `${schemas}/resolver.json`,
    name,
    version: '2025.10',
    sets: {
      base: { description: 'All tokens, in the light theme', sources: [{ $ref: 'carillon.tokens.json' }] },
    },
    modifiers: { theme: { description: 'The colours and shadows of a theme', contexts, default: 'light' } },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
  };
}

/** JSON as a person reads it: short lists and objects in one line. */
export function json(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  const lists = text.replace(
    /\[\s+([^[\]{}]{1,80}?)\s+\]/g,
    (_, inside) => `[${inside.replace(/\s*\n\s*/g, ' ')}]`,
  );
  return `${lists.replace(/\{\s+([^[\]{}]{1,80}?)\s+\}/g, (_, inside) => `{ ${inside.replace(/\s*\n\s*/g, ' ')} }`)}\n`;
}
