/// <reference types="vite/types/importMeta.d.ts" />
import { findLocale } from './findLocale.ts';
import type { PlaceStrings } from './placeStrings.ts';
import { strings as en } from './places/en.ts';
import { type Fetched, unpackStrings } from './unpackStrings.ts';

/** A chunk for each language that is translated. English is in the code that needs them. */
const files = import.meta.glob<Fetched<PlaceStrings>>(['./places/*.ts', '!./places/en.ts']);

/** Loads the strings of archive, snooze and severity for a language code, by the rule of `findLocale`. English ones where there are none. */
export async function loadStrings(code: string): Promise<PlaceStrings> {
  const load = files[`./places/${findLocale(code)?.tag}.ts`];
  return unpackStrings((await load?.()) ?? { strings: en }, en);
}
