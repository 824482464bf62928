/// <reference types="vite/types/importMeta.d.ts" />
import { findLocale } from './findLocale.ts';
import type { ListStrings } from './listStrings.ts';
import { strings as en } from './lists/en.ts';
import { type Fetched, unpackStrings } from './unpackStrings.ts';

/** A chunk for each language that is translated. English is in the code that needs them. */
const files = import.meta.glob<Fetched<ListStrings>>(['./lists/*.ts', '!./lists/en.ts']);

/** Loads the strings of a list's features for a language code, by the rule of `findLocale`. English ones where there are none. */
export async function loadStrings(code: string): Promise<ListStrings> {
  const load = files[`./lists/${findLocale(code)?.tag}.ts`];
  return unpackStrings((await load?.()) ?? { strings: en }, en);
}
