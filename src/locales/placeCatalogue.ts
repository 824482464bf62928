/// <reference types="vite/types/importMeta.d.ts" />
import { findLocale } from './findLocale.ts';
import type { PlaceStrings } from './placeStrings.ts';
import { strings as en } from './places/en.ts';

/** The strings of a language, with their keys or, in the published package, as values in the order of the English ones. */
interface PlaceFile {
  readonly strings: Partial<PlaceStrings> | readonly (string | null)[];
}

/** A chunk for each language that is translated. English is in the code that needs them. */
const files = import.meta.glob<PlaceFile>(['./places/*.ts', '!./places/en.ts']);

/** Loads the strings of archive, snooze and severity for a language code, by the rule of `findLocale`. English ones where there are none. */
export async function loadPlaceStrings(code: string): Promise<PlaceStrings> {
  const load = files[`./places/${findLocale(code)?.tag}.ts`];
  return unpackPlaces(await load?.());
}

/** With their keys, in English where one is not translated. */
export function unpackPlaces({ strings }: PlaceFile = { strings: en }): PlaceStrings {
  const entries = Array.isArray(strings)
    ? Object.keys(en).map((key, index) => [key, strings[index]])
    : Object.entries(strings);
  return { ...en, ...Object.fromEntries(entries.filter(([, words]) => words)) };
}
