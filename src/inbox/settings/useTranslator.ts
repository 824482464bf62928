'use client';

import { useEffect, useMemo, useState } from 'react';
import {
  createTranslator,
  type Direction,
  directionOf,
  en,
  type LoadedLanguage,
  loadLanguage,
  parseTag,
  type Strings,
  type Translator,
} from '../../locales/index.ts';

/** A language that is not bundled, or some strings of one that is. Keep it outside of render: a new object is a new language. */
export interface CustomLanguage {
  /** BCP 47 tag: gives the direction, the plural rules, numbers and dates, and the bundled words for what `translations` lacks. */
  readonly lang: string;
  /** @source docs/protocol.md#language-pack */
  readonly translations: Partial<Strings>;
}

/** The translator of a language code or a custom language. English, in the other's direction, until the words of another language have come. */
export function useTranslator(
  locale: string | CustomLanguage,
  translations: Partial<Strings> | undefined,
  dir: Direction | undefined,
): Translator {
  const code = typeof locale === 'string' ? locale : String(locale?.lang);
  const own = typeof locale === 'string' ? undefined : locale?.translations;
  const asked = parseTag(code)?.toString();
  const hasOwn = own !== undefined;
  const isEnough =
    /^en(-US)?$/.test(asked ?? '') || Object.keys(en).every((key) => Object.hasOwn(own ?? {}, key));

  const [loaded, setLoaded] = useState<{ code: string; language: LoadedLanguage | undefined }>();
  useEffect(() => {
    let current = true;
    if (!isEnough) {
      loadLanguage(code)
        .catch(() => undefined)
        .then(
          (language) =>
            current && setLoaded({ code, language: language ?? (hasOwn ? undefined : english(code)) }),
        );
    }
    return () => {
      current = false;
    };
  }, [code, isEnough, hasOwn]);
  const found = !isEnough && loaded?.code === code ? loaded.language : undefined;
  // Nobody reads English words beside dates in Arabic. The layout is the language's own from the start: it does not turn over.
  const isWaiting = !isEnough && !hasOwn && loaded?.code !== code;
  const tag = found?.tag ?? asked ?? 'en';

  return useMemo(
    () =>
      createTranslator(
        isWaiting ? 'en' : tag,
        [translations, own, found?.strings],
        dir ?? (isWaiting ? directionOf(tag) : undefined),
      ),
    [found, tag, isWaiting, own, translations, dir],
  );
}

/** What there is instead of a language that is not bundled, or whose words could not be fetched. */
function english(code: string): LoadedLanguage {
  console.warn(
    `carillon: no words for the language "${code}", so it speaks English. ` +
      'Use a code of carillon/locales, or pass { lang, translations }.',
  );
  return { tag: 'en', strings: en };
}
