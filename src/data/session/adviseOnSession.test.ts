import { afterEach, expect, test, vi } from 'vitest';
import { InboxError } from '../transport/InboxError.ts';
import { adviseOnSession } from './adviseOnSession.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([
  [400, 'refused', '`applicationIdentifier` is unknown'],
  [403, 'refused', '`applicationIdentifier` is unknown'],
  [200, 'refused', 'of another subscriber'],
  [401, 'unauthorized', 'Check `applicationIdentifier`'],
  [404, 'gone', 'no in-app integration'],
  [0, 'unidentified', '`getSubscriberHash` failed'],
  [0, 'malformed', 'Something other than the platform answers'],
  [200, 'malformed', 'Something other than the platform answers'],
  [0, 'unavailable', 'No answer: check'],
  [0, 'timeout', 'No answer: check'],
  [429, 'limited', 'in fault or asks for a pause'],
  [500, 'unavailable', 'in fault or asks for a pause'],
] as const)('a session that failed with %i, %s is explained once: %s', (status, kind, cause) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  adviseOnSession(new InboxError({ kind, status, reason: 'Top secret' }));
  const [words] = warned.mock.calls.map(([text]) => String(text));
  expect(warned).toHaveBeenCalledTimes(1);
  expect(words).toMatch(
    /^carillon: .+ See carillon\/docs\/guides\/troubleshooting\.md#when-the-session-fails$/,
  );
  expect(words).toContain(cause);
  expect(words).not.toContain('Top secret');
});
