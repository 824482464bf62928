import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Hearing, relayedLine } from './relayedLine.ts';

// A line waits before it tries again.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A carrier that a test lets fail, and lines over it that tell what they hear. */
function open() {
  const hearings = new Set<Hearing>();
  const carrier = {
    publish: vi.fn(async (text: string) => {
      for (const { hear } of hearings) {
        hear(text);
      }
    }),
    subscribe: vi.fn(async (hearing: Hearing) => {
      hearings.add(hearing);
      hearing.opened();
      return () => hearings.delete(hearing);
    }),
  };
  const heard: string[] = [];
  const line = () => relayedLine(carrier);
  const listen = () =>
    line().open({ told: ({ id }) => void heard.push(id), missed: () => void heard.push('missed') });
  return { carrier, hearings, heard, line, listen };
}

test('a process does not hear itself', async () => {
  const { carrier, heard, line, listen } = open();
  const own = line();
  own.open({ told: () => void heard.push('own'), missed: () => {} });
  listen();
  await vi.waitUntil(() => carrier.subscribe.mock.calls.length === 2);
  own.announce({ id: 'ana' });
  await vi.waitUntil(() => heard.length > 0);
  expect(heard).toEqual(['ana']);
});

test('what could not be published is made up for as missed', async () => {
  const { carrier, heard, line, listen } = open();
  listen();
  carrier.publish.mockRejectedValueOnce(new Error('away'));
  line().announce({ id: 'ana' });
  await vi.advanceTimersByTimeAsync(500);
  expect(heard).toEqual(['missed']);
});

test('a line that could not be opened, or was lost, opens again and may have missed something', async () => {
  const { carrier, hearings, heard, listen } = open();
  carrier.subscribe.mockRejectedValueOnce(new Error('away'));
  listen();
  await vi.advanceTimersByTimeAsync(1_000);
  const [first] = hearings;
  hearings.clear();
  first?.lost();
  first?.lost();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual(['missed', 'missed']);
  expect(carrier.subscribe).toHaveBeenCalledTimes(3);
});

test('a line that is closed while it opens is ended', async () => {
  const { hearings, listen } = open();
  listen()();
  await vi.waitUntil(() => hearings.size === 0);
});

test.each(['', '5', 'null', '{"readers":[null,5,["acme"]]}', '{"from":1,"readers":{}}'])(
  'what another program publishes, such as %s, is passed over',
  async (text) => {
    const { carrier, heard, line, listen } = open();
    listen();
    await carrier.publish(text);
    line().announce({ id: 'ana' });
    await vi.waitUntil(() => heard.length > 0);
    expect(heard).toEqual(['ana']);
  },
);
