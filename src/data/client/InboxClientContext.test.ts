import { expect, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { useUnreadCount } from '../counts/unreadCount.ts';

test('a hook without its provider names itself and what is missing', () => {
  expect(() => hookOf(null, useUnreadCount)).toThrow(
    'carillon: `useUnreadCount` was used outside `InboxProvider`. Wrap it in <InboxProvider',
  );
});
