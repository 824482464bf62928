import type { Direction, Strings } from './strings.ts';

/** A bundled language. */
export interface CatalogueEntry {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly englishName: string;
  /** The language's name in itself. */
  readonly name: string;
  readonly direction: Direction;
  /** Fetches the strings: each language but English is a chunk of its own. */
  load(): Promise<Strings>;
}

/** Every bundled language, by tag. */
export const catalogue: readonly CatalogueEntry[] = [
  entry('ar', 'Arabic', 'العربية', 'rtl', () => import('./ar.ts').then((file) => file.ar)),
  entry('de', 'German', 'Deutsch', 'ltr', () => import('./de.ts').then((file) => file.de)),
  entry('en', 'English', 'English', 'ltr', () => import('./en.ts').then((file) => file.en)),
];

function entry(
  tag: string,
  englishName: string,
  name: string,
  direction: Direction,
  load: () => Promise<Strings>,
): CatalogueEntry {
  return { tag, englishName, name, direction, load };
}
