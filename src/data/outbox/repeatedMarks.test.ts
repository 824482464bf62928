import { describe, expect, test } from 'vitest';
import { quiet } from '../../../tests/support/inboxOf.ts';
import { markFixture, markPath } from '../../../tests/support/markFixture.ts';
import { mockPlatform } from '../../../tests/support/mockPlatform.ts';
import { failingFor, holdAnswers } from '../../mocks/index.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import { updateMessages } from '../messages/updateMessages.ts';

const platform = mockPlatform();
const start = () => markFixture(platform());

describe('a mark', () => {
  test.each([
    ['read', { seen: true, read: true }],
    ['seen', { seen: true, read: false }],
    ['unread', { seen: true, read: false }],
  ] as const)('as %s shows at once, is sent as specified and settles on the server', async (name, flags) => {
    const { world, screen, counts, client, mark, ids, bodies } = await start();
    const held = holdAnswers(world, markPath);
    const marking = mark([ids.first], name);
    expect(screen.row(ids.first)).toMatchObject(flags);
    await held.arrived(1);
    expect(bodies()).toEqual([{ messageId: ids.first, mark: flags }]);
    held.end();
    await marking;
    expect(screen.row(ids.first)).toMatchObject(flags);
    expect(pendingChangesOf(client).get().changes).toEqual([]);
    await quiet(client);
    expect(counts.shown()).toEqual([name === 'read' ? 2 : 3, 1]);
  });

  test('of several messages is one call', async () => {
    const { client, mark, ids, bodies } = await start();
    await mark([ids.first, ids.second, ids.first], 'read');
    expect(bodies()).toEqual([{ messageId: [ids.first, ids.second], mark: { seen: true, read: true } }]);
    await mark([], 'read');
    expect(bodies()).toHaveLength(1);
    await quiet(client);
  });

  test('changes a count of 0 too', async () => {
    const { world, client, counts, mark, ids } = await start();
    await mark([ids.first, ids.second, ids.third], 'read');
    await quiet(client);
    expect(counts.shown()[0]).toBe(0);
    holdAnswers(world, '/widgets/notifications/unread');
    await mark([ids.fourth], 'unread');
    expect(counts.shown()[0]).toBe(1);
  });
});

describe('fault 19: repeated marks of one message', () => {
  test('are both sent where all was marked between them', async () => {
    const { world, client, screen, mark, ids, readInWorld } = await start();
    const held = holdAnswers(world, markPath);
    const marks = [
      mark([ids.first], 'unread'),
      updateMessages(client, { all: {}, read: true }),
      mark([ids.first], 'unread'),
    ];
    expect(screen.row(ids.first)?.read).toBe(false);
    held.end();
    await Promise.all(marks);
    await quiet(client);
    expect(screen.row(ids.first)?.read).toBe(false);
    expect(readInWorld(ids.first)).toBe(false);
    expect(readInWorld(ids.second)).toBe(true);
  });

  test('are sent one at a time, and the last one wins', async () => {
    const { world, client, screen, mark, ids, bodies, readInWorld } = await start();
    const held = holdAnswers(world, markPath);
    const marks = [mark([ids.first], 'read'), mark([ids.first], 'unread')];
    await held.arrived(1);
    expect(screen.row(ids.first)?.read).toBe(false);
    expect(bodies()).toHaveLength(1);
    held.release();
    await held.arrived(2);
    expect(screen.row(ids.first)?.read).toBe(false);
    held.end();
    await Promise.all(marks);
    await quiet(client);
    expect(screen.row(ids.first)?.read).toBe(false);
    expect(readInWorld(ids.first)).toBe(false);
  });

  test('are replaced while they wait, and the count follows only the last one', async () => {
    const { world, client, screen, pendingUnread, mark, ids, bodies } = await start();
    const held = holdAnswers(world, markPath);
    const marks = [mark([ids.first], 'read')];
    expect(pendingUnread()).toBe(-1);
    marks.push(mark([ids.first], 'unread'));
    expect(pendingUnread()).toBe(0);
    marks.push(mark([ids.first], 'read'));
    expect(pendingUnread()).toBe(-1);
    marks.push(mark([ids.first], 'unread'));
    expect(pendingUnread()).toBe(0);
    held.end();
    await Promise.all(marks);
    await quiet(client);
    expect(bodies()).toHaveLength(2);
    expect(screen.row(ids.first)?.read).toBe(false);
    expect(pendingUnread()).toBe(0);
  });

  test('are measured without the one that they replace', async () => {
    const { world, client, pendingUnread, mark, ids } = await start();
    const held = holdAnswers(world, markPath);
    const marks = (['seen', 'read', 'unread'] as const).map((one) => mark([ids.first], one));
    expect(pendingUnread()).toBe(0);
    held.end();
    await Promise.all(marks);
    await quiet(client);
  });

  test('keep the count of the second one when the first one fails', async () => {
    const { world, client, pendingUnread, mark, ids } = await start();
    const undo = failingFor(markPath, 500)(world);
    const first = mark([ids.first], 'read').catch(() => 'failed');
    const second = mark([ids.first], 'unread');
    const held = holdAnswers(world, markPath);
    expect(await first).toBe('failed');
    undo();
    await held.arrived(1).catch(() => undefined);
    expect(pendingUnread()).toBe(0);
    held.end();
    await second.catch(() => undefined);
    await quiet(client);
  });
});

describe('fault 32: many quick clicks', () => {
  test('with the same mark cause one request', async () => {
    const { client, world, mark, ids, bodies } = await start();
    const held = holdAnswers(world, markPath);
    const marks = Array.from({ length: 5 }, () => mark([ids.first], 'read'));
    await held.arrived(1);
    held.end();
    await Promise.all(marks);
    expect(bodies()).toHaveLength(1);
    await quiet(client);
  });

  test('with the same mark all get its failure, and the next click is a new try', async () => {
    const { client, world, screen, mark, ids, bodies } = await start();
    const undo = failingFor(markPath, 500)(world);
    const marks = Array.from({ length: 3 }, () => mark([ids.first], 'read'));
    for (const one of await Promise.allSettled(marks)) {
      expect(one.status).toBe('rejected');
    }
    undo();
    await mark([ids.first], 'read');
    expect(bodies()).toHaveLength(2);
    expect(screen.row(ids.first)?.read).toBe(true);
    await quiet(client);
  });

  test('with changing marks send the first and the last one', async () => {
    const { world, client, mark, ids, bodies, readInWorld } = await start();
    const held = holdAnswers(world, markPath);
    const marks = Array.from({ length: 8 }, (_, click) =>
      mark([ids.first], click % 2 === 0 ? 'read' : 'unread'),
    );
    await held.arrived(1);
    held.end();
    await Promise.all(marks);
    expect(bodies()).toHaveLength(2);
    expect(readInWorld(ids.first)).toBe(false);
    await quiet(client);
  });
});
