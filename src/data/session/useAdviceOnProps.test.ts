import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { widgetBackend } from '../backends/widget/widgetBackend.ts';
import type { InboxDataProviderProps } from '../engine/providerProps.ts';

const platform = mockPlatform();
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  vi.useFakeTimers();
  // A fresh page, which has said nothing yet.
  vi.resetModules();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function mounted(props: Partial<InboxDataProviderProps>) {
  const { mountInbox } = await import('../../../tests/support/mountInbox.ts');
  return mountInbox(platform(), () => null, props);
}

/** Without requests. */
const idle = { enabled: false };

const words = () => warn.mock.calls.map(([text]) => String(text));

describe('in development', () => {
  test.each(['applicationIdentifier', 'subscriberId'])(
    'a missing %s is named once after 5 seconds',
    async (name) => {
      const first = await mounted({ [name]: undefined });
      await vi.advanceTimersByTimeAsync(4_999);
      expect(words()).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(words()).toEqual([expect.stringContaining(`\`${name}\` has been missing for 5 seconds`)]);
      first.unmount();
      (await mounted({ [name]: undefined })).leave();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(words()).toHaveLength(1);
    },
  );

  test('an id that comes in time, a disabled inbox and one that is gone are not mentioned', async () => {
    const inbox = await mounted({ subscriberId: undefined });
    await vi.advanceTimersByTimeAsync(4_000);
    inbox.render(idle);
    const gone = await mounted({ subscriberId: undefined });
    gone.unmount();
    await mounted({ subscriberId: undefined, enabled: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(words().filter((text) => text.includes('missing'))).toEqual([]);
  });

  test('an application that a backend of the host does not need is not mentioned', async () => {
    const waiting = { openSession: () => new Promise<never>(() => {}) };
    const backend = { ...widgetBackend({ backendUrl: 'https://api.carillon.test' }), ...waiting };
    await mounted({ applicationIdentifier: undefined, backend });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(words().filter((text) => text.includes('missing'))).toEqual([]);
  });

  test('a hash beside the function for it is mentioned once, and one of them alone is not', async () => {
    const getSubscriberHash = async () => 'hash';
    await mounted({ ...idle, getSubscriberHash });
    await mounted({ ...idle, subscriberHash: 'hash' });
    expect(words()).toEqual([]);
    await mounted({ ...idle, subscriberHash: 'hash', getSubscriberHash });
    await mounted({ ...idle, subscriberHash: 'other', getSubscriberHash });
    expect(words()).toEqual([expect.stringMatching(/`subscriberHash` is not used .* `getSubscriberHash`/)]);
  });
});

test('in production nothing is said', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await mounted({ subscriberId: undefined, subscriberHash: 'hash', getSubscriberHash: async () => 'hash' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(words()).toEqual([]);
});
