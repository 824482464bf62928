'use client';

import { useEffect, useMemo, useState } from 'react';
import { keepTrying } from '../../base/index.ts';
import {
  type AttentionStrings,
  createTranslator,
  type Direction,
  directionOf,
  en,
  type FewerStrings,
  type KeyStrings,
  type ListStrings,
  type LoadedLanguage,
  loadLanguage,
  type PlaceStrings,
  parseTag,
  type QuietStrings,
  type Strings,
  type Translator,
} from '../../locales/index.ts';

/** A language that is not bundled, or some strings of one that is. Define it outside of render: a new object is a new language. */
export interface CustomLanguage {
  /** BCP 47 tag: gives the direction, the plural rules, numbers and dates, and the bundled words for what `translations` lacks. */
  readonly lang: string;
  /** The words that it has; English, or the bundled language of that tag, fills the rest. @source docs/protocol.md#language-pack */
  readonly translations: Partial<
    Strings & PlaceStrings & ListStrings & AttentionStrings & QuietStrings & KeyStrings & FewerStrings
  >;
}

/**
 * Where the words of a language come from: `bundled` ones are complete, `loading` shows English until they have been fetched, and
 * `ready` shows what was fetched or what the host gave, which a fetch may still complete.
 */
type WordsStatus = 'bundled' | 'loading' | 'ready';

/** The replacement for a language that is not bundled, or whose words could not be fetched. */
const english: LoadedLanguage = { tag: 'en', strings: en };

/** The translator of a language code or a custom language. English words, laid out in the direction of the language, until its own have been fetched. */
export function useTranslator(
  locale: string | CustomLanguage,
  translations: Partial<Strings> | undefined,
  dir: Direction | undefined,
): Translator {
  const code = typeof locale === 'string' ? locale : String(locale?.lang);
  const own = typeof locale === 'string' ? undefined : locale?.translations;
  const isCustom = own !== undefined;
  const wanted = code === 'en' ? code : parseTag(code)?.toString();
  const [fetched, setFetched] = useState<{ code: string; language: LoadedLanguage | undefined }>();
  const status: WordsStatus = isComplete(wanted, own)
    ? 'bundled'
    : isCustom || fetched?.code === code
      ? 'ready'
      : 'loading';
  const needsFetch = status !== 'bundled';

  useEffect(() => {
    if (!needsFetch) {
      return;
    }
    const show = (found?: LoadedLanguage) =>
      setFetched({ code, language: found ?? (isCustom ? undefined : english) });
    return keepTrying(
      () => loadLanguage(code, isCustom),
      show,
      (error) => {
        console.error('carillon: the words could not be loaded.', error);
        show();
      },
    );
  }, [code, needsFetch, isCustom]);

  const language = needsFetch && fetched?.code === code ? fetched.language : undefined;
  const tag = language?.tag ?? wanted ?? 'en';

  return useMemo(
    () =>
      createTranslator(
        // English words have English dates.
        status === 'loading' ? 'en' : tag,
        [translations, own, language?.strings],
        // The layout has the direction of the language from the start, and does not turn around.
        dir ?? (status === 'loading' ? directionOf(tag) : undefined),
      ),
    [language, tag, status, own, translations, dir],
  );
}

/** Whether nothing has to be fetched: for English, which is bundled, and for a language of the host's with all strings. */
function isComplete(tag: string | undefined, own: Partial<Strings> | undefined): boolean {
  return /^en(-US)?$/.test(tag ?? '') || Object.keys(en).every((key) => Object.hasOwn(own ?? {}, key));
}
