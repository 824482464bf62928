import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { mountReact } from '../../../tests/support/mountReact.ts';
import { useInboxClient } from '../../data/index.ts';
import { NovuProvider } from './NovuProvider.tsx';
import { useNovuContext } from './useNovuContext.ts';

const platform = mockPlatform();

/** The hook's return value, and a logout as another tab causes it. */
interface Seen {
  initialized: boolean;
  logout: () => void;
  signOut: () => void;
}

function Probe({ tell }: { tell: (seen: Seen) => void }) {
  const { isSessionInitialized: initialized, logout } = useNovuContext();
  const { signOut } = useInboxClient('Probe');
  tell({ initialized, logout, signOut });
  return null;
}

/** A page with the old widget, and the hook's return value at each render. */
async function start() {
  const world = platform();
  const seen: Seen[] = [];
  const { applicationIdentifier, subscriberId, backendUrl } = world;
  const identity = { applicationIdentifier, subscriberId, backendUrl };
  mountReact(
    createElement(NovuProvider, identity, createElement(Probe, { tell: (one) => void seen.push(one) })),
  );
  const calls = (name: string) => world.requests.filter(({ path }) => path.endsWith(name)).length;
  const ready = () => vi.waitFor(() => expect(seen.at(-1)?.initialized).toBe(true));
  await ready();
  await vi.waitFor(() => expect(calls('/unread')).toBe(1));
  expect(calls('/initialize')).toBe(1);
  return { seen, calls, ready };
}

test('the legacy logout ends the session and requests another one, once each time', async () => {
  const { seen, calls, ready } = await start();
  for (const sessions of [2, 3]) {
    const before = seen.length;
    seen.at(-1)?.logout();
    await vi.waitFor(() => expect(seen.slice(before).map(({ initialized }) => initialized)).toContain(false));
    await ready();
    await vi.waitFor(() => expect(calls('/unread')).toBe(sessions));
    expect(calls('/initialize')).toBe(sessions);
  }
});

test('after a logout from elsewhere, such as another tab, the legacy widget requests another session too', async () => {
  const { seen, calls, ready } = await start();
  const before = seen.length;
  seen.at(-1)?.signOut();
  await vi.waitFor(() => expect(seen.slice(before).map(({ initialized }) => initialized)).toContain(false));
  await ready();
  await vi.waitFor(() => expect(calls('/unread')).toBe(2));
  expect(calls('/initialize')).toBe(2);
});
