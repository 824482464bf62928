import { expect, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { useCount } from '../counts/useCount.ts';

test('a hook without its provider names itself and what is missing', () => {
  expect(() => hookOf(null, useCount)).toThrow(
    'carillon: `useCount` was used outside `InboxProvider`. Wrap it in <InboxProvider',
  );
});
