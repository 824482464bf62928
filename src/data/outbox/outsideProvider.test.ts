import { expect, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { parseMessage } from '../model/parseMessage.ts';
import { useFailedActions } from './useFailedActions.ts';
import {
  useIsSwitchWaiting,
  useIsWaiting,
  usePendingAnswer,
  useWaitingActions,
} from './usePendingChanges.ts';
import { useUndo } from './useUndo.ts';

const message = parseMessage({ id: 'a' });
if (message === undefined) {
  throw new Error('No message');
}

test.each<[string, () => unknown]>([
  ['useFailedActions', useFailedActions],
  ['useIsSwitchWaiting', () => useIsSwitchWaiting('w', 'email')],
  ['useIsWaiting', () => useIsWaiting(message)],
  ['usePendingAnswer', () => usePendingAnswer('a')],
  ['useUndo', useUndo],
  ['useWaitingActions', useWaitingActions],
])('%s outside a provider throws an error with its name', (name, use) => {
  expect(() => hookOf(null, use)).toThrow(`\`${name}\` was used outside`);
});
