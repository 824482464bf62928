'use client';

import { firstOf } from '../../inbox/features/ofFeatures.tsx';
import { useInboxSettings } from '../../inbox/settings/InboxSettingsContext.ts';
import { type QuestionWords, questionWords } from '../../locales/index.ts';

/** The words of questions, as far as they are there. */
export function useQuestionWords(): QuestionWords {
  const { features, translator } = useInboxSettings('Inbox.ItemAnswers');
  return firstOf(features, ({ questions }) => questions?.words) ?? questionWords.wordsOf(translator);
}
