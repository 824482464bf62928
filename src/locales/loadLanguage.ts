import type { LoadedLanguage } from './findLocale.ts';

/**
 * Fetches the bundled language nearest to a code, as `findLocale` finds it; undefined for a code that none serves. The
 * catalogue comes with it: an inbox in English never downloads the names of eighty languages.
 */
export async function loadLanguage(code: string): Promise<LoadedLanguage | undefined> {
  const { loadLocale } = await import('./findLocale.ts');
  return loadLocale(code);
}
