import '../../../tests/support/fakeDom.ts';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNever } from '../../../tests/support/expectNever.ts';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import type { ConnectionState } from '../../data/index.ts';
import { patienceMs, provenAfterMs, reduceRefused, useConnectionLoss } from './InboxStatus.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Loss = ReturnType<typeof useConnectionLoss>;

function Probe({ connection, onRender }: { connection: ConnectionState; onRender: (loss: Loss) => void }) {
  onRender(useConnectionLoss(connection));
  return null;
}

/** What is told of a connection that goes through states, also of those that are there for one render only. */
function mountProbe(first: ConnectionState) {
  const told: Loss[] = [];
  const onRender = (loss: Loss) => void told.push(loss);
  const probe = (connection: ConnectionState) => createElement(Probe, { connection, onRender });
  const page = mountReact(probe(first));
  return {
    told: () => told.at(-1),
    enter(next: ConnectionState): readonly Loss[] {
      told.length = 0;
      page.render(probe(next));
      return told;
    },
  };
}

test.each([
  ['refused', false, true],
  ['refused', true, true],
  ['proven', false, false],
  ['proven', true, false],
  ['live', false, false],
  ['live', true, true],
  ['connecting', false, false],
  ['connecting', true, true],
  ['recovering', false, false],
  ['recovering', true, true],
  ['offline', false, false],
  ['offline', true, true],
  ['off', false, false],
  ['off', true, true],
] as const)(
  'after "%s", whether a connection counts as refused goes from %s to %s',
  (event, before, after) => {
    expect(reduceRefused(before, event)).toBe(after);
  },
);

test.each<ConnectionState>(['connecting', 'live', 'offline', 'off'])(
  'nothing is told of a connection that is %s',
  async (state) => {
    const probe = mountProbe(state);
    await expectNever(() => probe.told() !== undefined).within(10 * patienceMs);
  },
);

test('a lost connection is told after a patience, until it is live', async () => {
  const probe = mountProbe('recovering');
  await expectNever(() => probe.told() !== undefined).within(patienceMs - 1);
  await passTime(1);
  expect(probe.told()).toBe('reconnecting');
  expect(probe.enter('live')).not.toContain('reconnecting');
});

test('a lost connection that is told and then refused is told at once, without a moment of nothing', async () => {
  const probe = mountProbe('recovering');
  await passTime(patienceMs);
  expect(new Set(probe.enter('refused'))).toEqual(new Set(['livePaused']));
});

test.each<ConnectionState>(['connecting', 'recovering', 'offline'])(
  'a refused connection that is %s again stays told',
  async (state) => {
    const probe = mountProbe('refused');
    await passTime(patienceMs);
    probe.enter(state);
    await expectNever(() => probe.told() !== 'livePaused').within(10 * patienceMs);
  },
);

test('a try that is live for a moment and refused again changes nothing, however often', async () => {
  const probe = mountProbe('refused');
  await passTime(patienceMs);
  for (let tries = 0; tries < 3; tries += 1) {
    probe.enter('live');
    await expectNever(() => probe.told() !== 'livePaused').within(provenAfterMs - 1);
    probe.enter('refused');
    await expectNever(() => probe.told() !== 'livePaused').within(provenAfterMs);
  }
});

test('a connection that lasts is no longer refused, until the next refusal', async () => {
  const probe = mountProbe('refused');
  await passTime(patienceMs);
  probe.enter('live');
  await passTime(provenAfterMs);
  expect(probe.told()).toBeUndefined();
  probe.enter('recovering');
  await passTime(patienceMs);
  expect(probe.told()).toBe('reconnecting');
  probe.enter('refused');
  expect(probe.told()).toBe('livePaused');
});
