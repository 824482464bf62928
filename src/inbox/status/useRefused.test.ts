import '../../../tests/support/fakeDom.ts';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectNever } from '../../../tests/support/expectNever.ts';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { passTime } from '../../../tests/support/passTime.ts';
import type { ConnectionState } from '../../data/index.ts';
import { provenAfterMs, useRefused } from './useRefused.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface ProbeProps {
  connection: ConnectionState;
  onRender: (refused: boolean) => void;
}

function Probe({ connection, onRender }: ProbeProps) {
  onRender(useRefused(connection));
  return null;
}

function mountProbe(first: ConnectionState) {
  let refused: boolean | undefined;
  const onRender = (now: boolean) => {
    refused = now;
  };
  const probe = (connection: ConnectionState) => createElement(Probe, { connection, onRender });
  const page = mountReact(probe(first));
  return { refused: () => refused, enter: (next: ConnectionState) => page.render(probe(next)) };
}

test.each<ConnectionState>(['connecting', 'live', 'recovering', 'offline', 'off'])(
  'a connection that is %s was not refused',
  async (state) => {
    const probe = mountProbe(state);
    await expectNever(() => probe.refused() !== false).within(provenAfterMs);
  },
);

test.each<ConnectionState>(['connecting', 'recovering', 'offline'])(
  'a refused connection that is %s again stays refused',
  async (state) => {
    const probe = mountProbe('refused');
    probe.enter(state);
    await expectNever(() => probe.refused() !== true).within(10 * provenAfterMs);
  },
);

test('a try that is live for a moment and refused again changes nothing, however often', async () => {
  const probe = mountProbe('refused');
  for (let tries = 0; tries < 3; tries += 1) {
    probe.enter('live');
    await expectNever(() => probe.refused() !== true).within(provenAfterMs - 1);
    probe.enter('refused');
    await expectNever(() => probe.refused() !== true).within(provenAfterMs);
  }
});

test('a connection that lasts is no longer refused, until the next refusal', async () => {
  const probe = mountProbe('refused');
  probe.enter('live');
  await passTime(provenAfterMs);
  expect(probe.refused()).toBe(false);
  probe.enter('recovering');
  expect(probe.refused()).toBe(false);
  probe.enter('refused');
  await passTime(0);
  expect(probe.refused()).toBe(true);
});
