import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import { fakeSockets } from '../../../tests/support/fakeSockets.ts';
import { connect } from '../../../tests/support/liveFixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A tab whose reader has no token, since the session was refused. */
async function startWithoutToken() {
  fakeBrowser();
  const server = fakeSockets();
  const tokens = { now: undefined, next: 'second-secret' };
  const fixture = connect('https://ws.carillon.test', { io: server.io, tokens });
  const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);
  await pass(0);
  return { ...fixture, server, pass };
}

describe('a live connection without a token', () => {
  test('requests a session after a minute, and opens its socket with the new token', async () => {
    const { live, pass, renewSession, server, state } = await startWithoutToken();
    expect(state()).toBe('refused');
    await pass(0.99);
    expect(renewSession).not.toHaveBeenCalled();
    expect(server.sockets).toHaveLength(0);
    await pass(0.01);
    expect(renewSession).toHaveBeenCalledOnce();
    live.followToken();
    expect(server.sockets).toHaveLength(1);
    await pass(10);
    expect(renewSession).toHaveBeenCalledOnce();
  });

  test('requests sessions after pauses that grow up to five minutes, as long as none is opened', async () => {
    const { pass, renewSession } = await startWithoutToken();
    renewSession.mockRejectedValue(new Error('no session'));
    for (const [request, minutes] of [1, 2, 4, 5, 5].entries()) {
      await pass(minutes - 0.01);
      expect(renewSession).toHaveBeenCalledTimes(request);
      await pass(0.01);
      expect(renewSession).toHaveBeenCalledTimes(request + 1);
    }
  });

  test('that is closed while a session is requested requests no other and leaves no timer', async () => {
    const { live, pass, renewSession } = await startWithoutToken();
    renewSession.mockRejectedValue(new Error('no session'));
    // The request is under way.
    vi.advanceTimersByTime(60_000);
    live.close();
    await pass(10);
    expect(renewSession).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
