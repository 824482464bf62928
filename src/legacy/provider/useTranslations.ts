'use client';

import { useMemo } from 'react';
import { useInboxSettings } from '../../inbox/index.ts';
import type { ITranslationContent } from './translations.ts';

/** The old translations: a function by key, and the language's code. */
export function useTranslations(): { lang: string; t: (key: keyof ITranslationContent) => string } {
  const { translator } = useInboxSettings('useTranslations');
  return useMemo(() => ({ t: translator.text, lang: translator.tag }), [translator]);
}
