import { type CatalogueEntry, catalogue } from './catalogue.ts';

/**
 * The bundled language nearest to a code: `pt_BR`, `pt-br` and `de-CH` all find theirs, by dropping the last part until
 * one fits. Undefined for a code that no bundled language serves.
 */
export function findLocale(code: string): CatalogueEntry | undefined {
  const parts = code.replaceAll('_', '-').toLowerCase().split('-');
  while (parts.length > 0) {
    const tag = parts.join('-');
    const found = catalogue.find((one) => one.tag.toLowerCase() === tag);
    if (found !== undefined) {
      return found;
    }
    parts.pop();
  }
  return undefined;
}
