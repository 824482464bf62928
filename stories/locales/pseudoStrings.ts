import { en } from '../../src/locales/index.ts';

/**
 * English as a stranger: an accent on every letter, 40 % longer, in brackets. It can still be read, and what is on the screen
 * without brackets comes from no language file.
 */
export const pseudoStrings: typeof en = JSON.parse(JSON.stringify(en), (_key, value) =>
  typeof value === 'string' ? pseudo(value) : value,
);

/** A wording of the pseudo language, filled or not. */
export const pseudoWording = /⟦[^⟦⟧]*⟧/g;

function pseudo(wording: string): string {
  const padding = wording.replace(/\{\w+\}/g, '').slice(0, wording.length * 0.4);
  const longer = `${wording} ${padding}`.trim();
  // A placeholder stays as it is.
  return `⟦${longer.replace(/\{\w+\}|[a-z]/gi, (part) => (part.length > 1 ? part : `${part}\u0301`.normalize()))}⟧`;
}
