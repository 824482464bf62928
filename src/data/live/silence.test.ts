import { expect, test } from 'vitest';
import { inboxOf } from '../../../tests/support/inboxOf.ts';
import { createWorld } from '../../mocks/index.ts';
import { silenceOf } from './silence.ts';

test('each rule of silence ends by itself: those that stay cover what they covered, and after the last one nothing is', () => {
  const silence = silenceOf(inboxOf(createWorld()));
  const covered = () =>
    ['builds', 'alerts', 'chat'].filter((kind) =>
      silence.covers({ id: kind, kind, read: false, seen: false, createdAt: '' }),
    );
  const [endBuilds, endAlerts, endChat] = ['builds', 'alerts', 'chat'].map((kind) =>
    silence.add((message) => message?.kind === kind),
  );
  expect(covered()).toEqual(['builds', 'alerts', 'chat']);
  endAlerts?.();
  expect(covered()).toEqual(['builds', 'chat']);
  endAlerts?.();
  expect(covered()).toEqual(['builds', 'chat']);
  endBuilds?.();
  expect(covered()).toEqual(['chat']);
  endChat?.();
  expect(covered()).toEqual([]);
});
