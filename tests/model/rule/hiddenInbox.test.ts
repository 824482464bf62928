import '../../support/fakeDom.ts';
import { createElement, Suspense, use } from 'react';
import { expect, test, vi } from 'vitest';
import {
  InboxDataProvider,
  useConnection,
  useCount,
  useMessages,
  useUpdateMessages,
} from '../../../src/data/index.ts';
import { createMockWorld, worldNow } from '../../../src/mocks/index.ts';
import { randomOf } from '../../../src/mocks/random.ts';
import { startLiveClock } from '../../support/liveClock.ts';
import { mountReact } from '../../support/mountReact.ts';
import { passTime } from '../../support/passTime.ts';
import { type VirtualWire, virtualWire } from '../virtualWire.ts';

const wire = vi.hoisted(() => ({ current: undefined as VirtualWire | undefined }));
vi.mock('socket.io-client', () => ({
  io: (...all: Parameters<VirtualWire['io']>) => wire.current?.io(...all),
}));

function useProbe() {
  return {
    connection: useConnection(),
    rows: useMessages().data?.messages.map(({ id }) => id),
    bell: useCount().data,
    update: useUpdateMessages().run,
  };
}

type Seen = ReturnType<typeof useProbe>;

function Probe({ onRender }: { onRender: (seen: Seen) => void }) {
  onRender(useProbe());
  return null;
}

const never = new Promise<void>(() => {});

function Beside({ isSuspended }: { isSuspended: boolean }) {
  if (isSuspended) {
    use(never);
  }
  return null;
}

function Fallback({ onShow }: { onShow: () => void }) {
  onShow();
  return null;
}

/** A live inbox below a boundary, which something beside it can suspend. */
async function start() {
  await startLiveClock();
  const world = createMockWorld({ messages: 3 });
  const line = virtualWire(world, randomOf(35));
  wire.current = line;
  const seen: Seen[] = [];
  const onFallback = vi.fn();
  const tree = (isSuspended = false) =>
    createElement(
      Suspense,
      { fallback: createElement(Fallback, { onShow: onFallback }) },
      createElement(
        InboxDataProvider,
        {
          applicationIdentifier: world.applicationIdentifier,
          subscriberId: world.subscriberId,
          backendUrl: world.backendUrl,
          socketUrl: world.socketUrl,
        },
        createElement(Probe, { onRender: (one) => void seen.push(one) }),
      ),
      createElement(Beside, { isSuspended }),
    );
  const page = mountReact(tree());
  await passTime(20_000);
  const now = () => seen.at(-1);
  expect(now()).toMatchObject({ connection: 'live', rows: world.messages().map(({ _id }) => _id) });
  return {
    world,
    seen,
    now,
    sessions: () => world.requests.filter(({ path }) => path.endsWith('/session/initialize')).length,
    async hide() {
      page.render(tree(true));
      expect(onFallback).toHaveBeenCalled();
      await passTime(2_000);
    },
    unmount: page.unmount,
    async show() {
      page.render(tree());
      await passTime(10_000);
    },
  };
}

test('an inbox that a Suspense boundary hides and shows keeps its session, its socket and its rows', async () => {
  const { world, seen, sessions, hide, show } = await start();
  const from = seen.length;
  await hide();
  expect(world.sockets, 'while it is hidden').toBe(1);
  await show();
  expect(sessions()).toBe(1);
  expect(world.socketServer.handshakes).toHaveLength(1);
  expect(world.sockets).toBe(1);
  expect(seen.slice(from).filter(({ rows, bell }) => rows === undefined || bell === undefined)).toEqual([]);
});

test('an inbox that a Suspense boundary hides shows afterwards what has happened meanwhile', async () => {
  const { world, now, hide, show } = await start();
  await hide();
  world.receive({ createdAt: new Date(worldNow + 1_000).toISOString() });
  await passTime(3_000);
  await show();
  expect(now()?.rows).toEqual(world.messages().map(({ _id }) => _id));
  expect(now()?.bell).toBe(world.messages().filter(({ read }) => !read).length);
});

test('a mark that is on its way when a Suspense boundary hides the inbox is made once, and shown all the time', async () => {
  const { world, seen, now, hide, show } = await start();
  const [first = ''] = now()?.rows ?? [];
  const before = now()?.bell ?? 0;
  now()
    ?.update({ ids: [first], read: true })
    .catch(() => {});
  await passTime(0);
  const from = seen.length;
  await hide();
  await show();
  expect(world.requests.filter(({ path }) => path.endsWith('/messages/markAs'))).toHaveLength(1);
  expect(seen.slice(from).filter(({ bell }) => bell !== before - 1)).toEqual([]);
});

test('an inbox that is removed while a Suspense boundary hides it leaves no socket', async () => {
  const { world, hide, unmount } = await start();
  await hide();
  unmount();
  await passTime(1_000);
  expect(world.sockets).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
