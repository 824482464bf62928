import { expect, test } from 'vitest';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { createBeside } from '../../inbox/root/beside.ts';
import { createWorld } from '../../mocks/index.ts';
import { toastsOf } from './toastsOf.ts';

const Toasts = () => null;

test('Of three users of toasts the first and the second that end take nothing away, and the last one takes all', () => {
  const client = inboxOf(createWorld());
  const { begin, stack } = toastsOf(client);
  const ends = [1, 2, 3].map(() => begin(Toasts));
  const shown = () => [stack.get().toasts.length, client.service(createBeside).get()];
  stack.show([{ id: 'a', read: false, seen: false, createdAt: '' }]);
  expect(shown()).toEqual([1, Toasts]);
  ends[1]?.();
  expect(shown()).toEqual([1, Toasts]);
  ends[0]?.();
  expect(shown()).toEqual([1, Toasts]);
  ends[2]?.();
  expect(shown()).toEqual([0, null]);
});
