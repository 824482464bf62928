import { expect, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { useReadOnVisit } from '../../features/read-on-visit/useReadOnVisit.ts';
import { useAnswerMessage } from './answerMessage.ts';
import { useLastVisit } from './lastVisit.ts';
import { useMessages } from './messagesFeed.ts';
import { useUpdateMessages } from './updateMessages.ts';
import { useMessage } from './useMessage.ts';

test.each<[string, () => unknown]>([
  ['useLastVisit', () => useLastVisit([])],
  ['useMessage', () => useMessage('a')],
  ['useMessages', useMessages],
  ['useReadOnVisit', () => ({ nothing: useReadOnVisit('/tasks') })],
  ['useAnswerMessage', useAnswerMessage],
  ['useUpdateMessages', useUpdateMessages],
])('%s outside a provider throws an error with its name', (name, use) => {
  expect(() => hookOf(null, use)).toThrow(`\`${name}\` was used outside`);
});
