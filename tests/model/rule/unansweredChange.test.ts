import { onlineManager } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { buildMessage, createMockWorld } from '../../../src/mocks/index.ts';
import { randomOf } from '../../../src/mocks/random.ts';
import { startLiveClock } from '../../support/liveClock.ts';
import { passTime } from '../../support/passTime.ts';
import { readerPage } from '../../support/readerPage.ts';
import { type VirtualWire, virtualWire } from '../virtualWire.ts';

const wire = vi.hoisted(() => ({ current: undefined as VirtualWire | undefined }));
vi.mock('socket.io-client', () => ({
  io: (...all: Parameters<VirtualWire['io']>) => wire.current?.io(...all),
}));
afterEach(() => onlineManager.setOnline(true));

const changePaths = /\/messages\//;

/** What happens to a change each time, while everything else is answered. */
const ways = {
  'is lost on its way': { before: () => HttpResponse.error() },
  'is made and its answer lost': { after: () => HttpResponse.error() },
};

/** A loaded page with three unread messages. */
async function start(isLive: boolean) {
  await startLiveClock();
  const world = createMockWorld({
    messages: Array.from({ length: 3 }, (_, age) => buildMessage({ read: false, seen: true }, age)),
  });
  wire.current = virtualWire(world, randomOf(35));
  const page = readerPage(world, [{}], isLive);
  await passTime(20_000);
  expect(page.now).toMatchObject({ isLoaded: true, connection: isLive ? 'live' : 'off' });
  const [first = ''] = page.ids();
  return { world, page, first };
}

type Case = readonly [keyof typeof ways, string, boolean];
const cases = (Object.keys(ways) as (keyof typeof ways)[]).flatMap((way): readonly Case[] => [
  [way, 'a live', true],
  [way, 'an unconnected', false],
]);

test.each(cases)(
  'of a mark that %s on %s page its reader, who is online, is told within 10 seconds that it was not saved, and never that it waits for the network',
  async (way, _, isLive) => {
    const { world, page, first } = await start(isLive);
    world.addFault({ concerns: ({ path }) => changePaths.test(path), ...ways[way] });
    page.mark([first], 'read');
    await passTime(10_000);
    expect(page.now.failed).toEqual(['read']);
    expect(page.now.waiting).toEqual([]);
    await passTime(60_000);
    expect(page.now.failed).toEqual(['read']);
    expect(page.seen.flatMap(({ waiting }) => waiting)).toEqual([]);
  },
);

test('a mark that the server never answers is told as not saved at the end of its time, and never as waiting for the network', async () => {
  const { world, page, first } = await start(true);
  world.addFault({ concerns: ({ path }) => changePaths.test(path), before: () => new Promise(() => {}) });
  page.mark([first], 'read');
  await passTime(40_000);
  expect(page.now.failed).toEqual(['read']);
  expect(page.seen.flatMap(({ waiting }) => waiting)).toEqual([]);
});

test('a mark whose first try is lost and whose second is answered is saved, and its reader hears of nothing', async () => {
  const { world, page, first } = await start(true);
  const undo = world.addFault({
    concerns: ({ path }) => changePaths.test(path),
    before() {
      undo();
      return HttpResponse.error();
    },
  });
  page.mark([first], 'read');
  await passTime(10_000);
  expect(world.messages()[0]?.read).toBe(true);
  expect(page.seen.flatMap(({ waiting, failed }) => [...waiting, ...failed])).toEqual([]);
});

test('of a mark that is made without a network its reader is told that it waits, and not that it failed', async () => {
  const { world, page, first } = await start(true);
  onlineManager.setOnline(false);
  page.mark([first], 'read');
  await passTime(60_000);
  expect(page.now).toMatchObject({ waiting: ['read'], failed: [] });
  onlineManager.setOnline(true);
  await passTime(20_000);
  expect(page.now).toMatchObject({ waiting: [], failed: [] });
  expect(world.messages()[0]?.read).toBe(true);
});
