import { expect, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { useLastVisit } from './lastVisit.ts';
import { useMarkAllMessages } from './markAllMessages.ts';
import { useMarkLoadedMessages, useMarkMessages, useSetMessagesStatus } from './markMessages.ts';
import { useMessages } from './messagesFeed.ts';
import { useRemoveMessages } from './removeMessages.ts';
import { useRunMessageButton } from './runMessageButton.ts';
import { useSetMessageFlags } from './setMessageFlags.ts';
import { useMessage } from './useMessage.ts';

test.each<[string, () => unknown]>([
  ['useLastVisit', () => useLastVisit([])],
  ['useMarkAllMessages', useMarkAllMessages],
  ['useMarkLoadedMessages', useMarkLoadedMessages],
  ['useMarkMessages', useMarkMessages],
  ['useMessage', () => useMessage('a')],
  ['useMessages', useMessages],
  ['useRemoveMessages', useRemoveMessages],
  ['useRunMessageButton', useRunMessageButton],
  ['useSetMessageFlags', useSetMessageFlags],
  ['useSetMessagesStatus', useSetMessagesStatus],
])('%s outside a provider throws an error with its name', (name, use) => {
  expect(() => hookOf(null, use)).toThrow(`\`${name}\` was used outside`);
});
