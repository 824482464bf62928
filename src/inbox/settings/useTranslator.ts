'use client';

import { useEffect, useMemo, useState } from 'react';
import {
  type CatalogueEntry,
  createTranslator,
  type Direction,
  en,
  findLocale,
  type Strings,
  type Translator,
} from '../../locales/index.ts';

/** A language that is not bundled, or some strings of one that is. @source spec §2 */
export interface CustomLanguage {
  /** BCP 47 tag. */
  readonly lang: string;
  readonly translations: Partial<Strings>;
}

/** The translator of a language code or a custom language. English until a lazily loaded language has come. */
export function useTranslator(
  locale: string | CustomLanguage,
  translations: Partial<Strings> | undefined,
  dir: Direction | undefined,
): Translator {
  const code = typeof locale === 'string' ? locale : locale.lang;
  const own = typeof locale === 'string' ? undefined : locale.translations;
  const entry = findLocale(code);
  const strings = useStrings(entry);

  useEffect(() => {
    if (entry === undefined && own === undefined) {
      console.warn(
        `carillon: the language "${code}" is not bundled, so the inbox speaks English. ` +
          'Use a bundled code, or pass { lang, translations } with your own words.',
      );
    }
  }, [code, entry, own]);

  return useMemo(() => {
    const known = entry !== undefined || own !== undefined;
    return createTranslator(known ? code.replaceAll('_', '-') : 'en', dir ?? entry?.direction ?? 'ltr', {
      ...strings,
      ...own,
      ...translations,
    });
  }, [code, entry, own, strings, translations, dir]);
}

function useStrings(entry: CatalogueEntry | undefined): Strings {
  const [loaded, setLoaded] = useState<{ entry: CatalogueEntry; strings: Strings } | null>(null);
  useEffect(() => {
    if (entry === undefined || entry.tag === 'en') {
      return;
    }
    let current = true;
    entry.load().then(
      (strings) => current && setLoaded({ entry, strings }),
      () =>
        console.warn(`carillon: the words for "${entry.tag}" could not be loaded; the inbox speaks English.`),
    );
    return () => {
      current = false;
    };
  }, [entry]);
  return loaded !== null && loaded.entry === entry ? loaded.strings : en;
}
