/// <reference types="vite/types/importMeta.d.ts" />
import { findLocale } from './findLocale.ts';
import type { PlaceStrings } from './placeStrings.ts';
import { strings as en } from './places/en.ts';
import { type Packed, unpackStrings } from './unpackStrings.ts';

/** The strings of a language, with their keys or, in the published package, as values in the order of the English ones. */
interface PlaceFile {
  readonly strings: Partial<PlaceStrings> | Packed<PlaceStrings>;
}

/** A chunk for each language that is translated. English is in the code that needs them. */
const files = import.meta.glob<PlaceFile>(['./places/*.ts', '!./places/en.ts']);

/** Loads the strings of archive, snooze and severity for a language code, by the rule of `findLocale`. English ones where there are none. */
export async function loadPlaceStrings(code: string): Promise<PlaceStrings> {
  const load = files[`./places/${findLocale(code)?.tag}.ts`];
  const { strings = en } = (await load?.()) ?? {};
  return unpackStrings(strings, en);
}
