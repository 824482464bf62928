import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { fakeSockets } from '../../../tests/support/fakeSockets.ts';
import { connect } from '../../../tests/support/liveFixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const stepMs = 100;

/** A tab whose server connects each try and then ends it, as the platform does with a token that it does not know. */
async function startRefused(luck: number) {
  vi.spyOn(Math, 'random').mockReturnValue(luck);
  onTestFinished(() => void vi.restoreAllMocks());
  fakeBrowser();
  const server = fakeSockets();
  const fixture = connect('https://ws.carillon.test', { io: server.io });
  const triedAtMs: number[] = [];
  let refuses = true;
  const tries = () => server.sockets.reduce((sum, socket) => sum + socket.tries, 0);
  return {
    ...fixture,
    server,
    triedAtMs,
    admit() {
      refuses = false;
    },
    /** Lets time pass, and answers each try. */
    async pass(ms: number) {
      for (const endMs = Date.now() + ms; Date.now() < endMs; ) {
        await vi.advanceTimersByTimeAsync(stepMs);
        if (tries() > triedAtMs.length) {
          triedAtMs.push(Date.now());
          server.connect();
          if (refuses) {
            server.sockets.at(-1)?.happens('disconnect', 'io server disconnect');
          }
        }
      }
    },
  };
}

const tenMinutesMs = 600_000;

describe('fault 71: a live connection that is refused for its token, whatever the token', () => {
  test.each([0, 0.5, 0.999])(
    'is tried a few times within ten minutes, with pauses that grow (%s)',
    async (luck) => {
      const { pass, triedAtMs, renewSession, state } = await startRefused(luck);
      await pass(tenMinutesMs);
      const pauses = triedAtMs.slice(1).map((atMs, place) => atMs - (triedAtMs[place] ?? 0));
      const [firstMs = 0] = triedAtMs;
      expect(triedAtMs.filter((atMs) => atMs < firstMs + 60_000)).toHaveLength(3);
      expect(triedAtMs.length).toBeGreaterThanOrEqual(5);
      expect(triedAtMs.length).toBeLessThanOrEqual(7);
      expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
      // At the second refusal, and then once in each pause of a minute or more.
      expect(renewSession.mock.calls.length).toBeGreaterThanOrEqual(3);
      expect(renewSession.mock.calls.length).toBeLessThanOrEqual(5);
      expect(state()).toBe('refused');
    },
  );

  test('is tried at least every five minutes, with a new session each time, and lives once it is admitted', async () => {
    const { pass, admit, triedAtMs, renewSession, state } = await startRefused(0.999);
    await pass(2 * tenMinutesMs);
    triedAtMs.length = 0;
    renewSession.mockClear();
    await pass(6 * tenMinutesMs);
    expect(renewSession).toHaveBeenCalledTimes(12);
    admit();
    await pass(300_000);
    expect(state()).toBe('live');
  });

  test('begins again with a short pause after a connection that has lasted', async () => {
    const { pass, admit, server, triedAtMs } = await startRefused(0.5);
    await pass(tenMinutesMs);
    admit();
    await pass(300_000);
    const before = triedAtMs.length;
    server.sockets.at(-1)?.happens('disconnect', 'io server disconnect');
    await pass(1_000);
    expect(triedAtMs).toHaveLength(before + 1);
  });
});
