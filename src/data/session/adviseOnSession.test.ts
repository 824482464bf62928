import { afterEach, expect, test, vi } from 'vitest';
import { InboxError } from '../transport/InboxError.ts';
import { adviseOnSession } from './adviseOnSession.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([
  [400, 'rejected', '`applicationIdentifier` is unknown'],
  [422, 'rejected', '`applicationIdentifier` is unknown'],
  [401, 'unauthorized', 'does not let this application or subscriber in'],
  [403, 'forbidden', 'does not let this application or subscriber in'],
  [404, 'not_found', 'no in-app integration'],
  [0, 'invalid_request', '`getSubscriberHash` failed'],
  [0, 'invalid_answer', 'Something other than the platform answers'],
  [200, 'invalid_answer', 'Something other than the platform answers'],
  [0, 'network', 'There was no answer'],
  [0, 'timeout', 'There was no answer'],
  [429, 'rate_limited', 'in fault or asks for a pause'],
  [500, 'server', 'in fault or asks for a pause'],
] as const)('a session that failed with %i, %s is explained once: %s', (status, code, cause) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  adviseOnSession(new InboxError({ code, status, reason: 'Top secret', retryable: false }));
  const [words] = warned.mock.calls.map(([text]) => String(text));
  expect(warned).toHaveBeenCalledTimes(1);
  expect(words).toMatch(
    /^carillon: .+ See carillon\/docs\/guides\/troubleshooting\.md#when-the-session-fails$/,
  );
  expect(words).toContain(cause);
  expect(words).not.toContain('Top secret');
});
