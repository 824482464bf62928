import { late } from '../base/index.ts';
import type { LoadedLanguage } from './findLocale.ts';

const loadFinder = late(() => import('./findLocale.ts'));

/**
 * Loads the bundled language that `findLocale` finds for a code; undefined for a code without a match, which the
 * console is told of unless the host has words of its own. The catalogue is in the
 * same chunk, so an inbox in English never downloads the names of eighty languages.
 */
export async function loadLanguage(code: string, hasWords = false): Promise<LoadedLanguage | undefined> {
  const { loadLocale } = await loadFinder();
  return loadLocale(code, hasWords);
}
