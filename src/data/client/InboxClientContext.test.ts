import { expect, test } from 'vitest';
import { hookOf } from '../../../tests/support/hookOf.ts';
import { useServerCount } from '../counts/serverCount.ts';

test('a hook outside its provider throws an error that names the hook and the missing provider', () => {
  expect(() => hookOf(null, useServerCount)).toThrow(
    'carillon: `useCount` was used outside `InboxProvider`. Wrap it in <InboxProvider',
  );
});
