import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from './database/postgres.ts';
import { type Platform, startPlatform } from './platform.ts';
import { openInbox } from './testInbox.ts';
import {
  createTestDatabase,
  fill,
  listen,
  signIn,
  triggerEvent,
  unreadCount,
  until,
} from './testPlatform.ts';
import { startTestPostgres } from './testPostgres.ts';

const server = await startTestPostgres();
const waitingForLock = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const threeEvents = ['notification_received', 'unseen_count_changed', 'unread_count_changed'];
const reason = typeof server === 'string' ? `, skipped: ${server}` : '';

afterAll(async () => {
  if (typeof server !== 'string') await server.stop();
});

describe.skipIf(typeof server === 'string')(`a PostgreSQL database that cannot be used${reason}`, () => {
  const admin = async (sql: string, databaseUrl: string) => {
    const database = openPostgres(databaseUrl);
    await database.query(sql);
    await database.close();
  };
  const refusal = (databaseUrl: string) => startPlatform({ port: 0, databaseUrl }).then(String, String);
  const prepare = async (sql: string) => {
    const databaseUrl = await createTestDatabase(typeof server === 'string' ? server : server.url);
    await admin(sql, databaseUrl);
    return new URL(databaseUrl);
  };

  test('because its user may not create tables is refused with the cure', async () => {
    const url = await prepare('revoke create on schema public from public');
    const name = url.pathname.slice(1);
    await admin(`create role guest_${name}`, url.toString());
    url.searchParams.set('options', `-c role=guest_${name}`);
    expect(await refusal(url.toString())).toBe(
      `Error: The user "guest_${name}" may not create tables in the PostgreSQL database "${name}" (permission denied for schema public). Give it a database of its own, create database carillon owner "guest_${name}", and name that one in DATABASE_URL.`,
    );
  });

  test('because another program has tables there is refused, and left as it is', async () => {
    const url = await prepare('create table messages (mine text)');
    expect(await refusal(url.toString())).toBe(
      `Error: The PostgreSQL database "${url.pathname.slice(1)}" already has tables of another program (relation "messages" already exists). Nothing was changed. Name an empty database in DATABASE_URL.`,
    );
    await admin('select mine from messages', url.toString());
  });

  test.each(['mysql://127.0.0.1/x', 'localhost:5432/x', 'x'])(
    'because DATABASE_URL is %s is refused with an example',
    async (url) => {
      expect(await refusal(url)).toContain(
        'DATABASE_URL is not the address of a PostgreSQL database. It looks like postgres://user:password@127.0.0.1:5432/database.',
      );
    },
  );
});

describe.skipIf(typeof server === 'string')(`two platforms on one PostgreSQL server${reason}`, () => {
  let one: Platform;
  let two: Platform;
  let databaseUrl: string;

  beforeAll(async () => {
    if (typeof server === 'string') return;
    databaseUrl = await createTestDatabase(server.url);
    // At the same time, so that the migrations and the token secret race.
    [one, two] = await Promise.all([
      startPlatform({ port: 0, databaseUrl }),
      startPlatform({ port: 0, databaseUrl }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([one?.close(), two?.close()]);
  });

  /** Locks a subscriber's row as a change of its profile does, until the returned function is called. */
  async function holdRow(id: string): Promise<() => Promise<void>> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held = () => {};
    const locked = new Promise<void>((resolve) => {
      held = resolve;
    });
    const transaction = one.database.transaction(async (database) => {
      await database.query('select 1 from subscribers where id = $1 for no key update', [id]);
      held();
      await released;
    });
    await locked;
    return () => {
      release();
      return transaction;
    };
  }

  test('accept each other’s tokens', async () => {
    const ana = await signIn(one, 'ana');
    expect((await signIn(two, 'ana', ana.token)).id).toBe(ana.id);
    expect(await (await signIn(two, 'ana', ana.token)).count('unread')).toBe(0);
  });

  test('share live events, complete and in order, however long a message is', async () => {
    const ana = await signIn(one, 'ana');
    const tabs = [one, two].map((platform) => listen(platform, { auth: { token: ana.token } }));
    await until(() => tabs.every((tab) => tab.socket.connected));
    const long = 'A long text. '.repeat(2000);
    for (let index = 0; index < 10; index += 1) {
      const content = index % 2 === 0 ? `${index} ${long}` : `${index}`;
      await triggerEvent(index % 3 === 0 ? two : one, { name: 'message', to: 'ana', payload: { content } });
      await until(() => tabs.every((tab) => tab.events.length >= 3 * (index + 1)));
    }
    for (const { socket, events } of tabs) {
      expect(events.map(([name]) => name)).toEqual(Array.from({ length: 10 }, () => threeEvents).flat());
      expect(
        events.filter(([name]) => name === 'unread_count_changed').map(([, payload]) => payload),
      ).toEqual(Array.from({ length: 10 }, (_, index) => unreadCount(index + 1)));
      socket.close();
    }
  });

  test('end a snooze once, and tell it to the tabs of both', async () => {
    const zoe = await openInbox(two, 'zoe');
    const ids = await fill(one, 'zoe', 3);
    const tabs = [one, two].map((platform) => listen(platform, { auth: { token: zoe.token } }));
    await until(() => tabs.every((tab) => tab.socket.connected));
    await one.database.query('update messages set snoozed_until = now() where id = any($1::text[])', [ids]);
    await Promise.all([one.snoozes.arm(), two.snoozes.arm()]);
    await until(() => tabs.every(({ events }) => events.length >= 5));
    const { data } = await zoe.list('?snoozed=false');
    expect(data.map(({ deliveredAt }) => deliveredAt.length)).toEqual([1, 1, 1]);
    for (const { socket, events } of tabs) {
      expect(events.filter(([name]) => name === 'notification_received')).toHaveLength(3);
      socket.close();
    }
  });

  test('change preferences in any order at once, and never deadlock', async () => {
    const clients = [await openInbox(one, 'pat'), await openInbox(two, 'pat')];
    const names = ['comment', 'invoice', 'deployment', 'digest', 'invitation', 'file-shared'];
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const ordered = index % 2 === 0 ? names : names.toReversed();
        const preferences = ordered.map((workflowId) => ({ workflowId, email: index % 4 < 2 }));
        const [path, body] = index % 5 === 0 ? ['', { email: true }] : ['/bulk', { preferences }];
        return (await clients[index % 2]?.call('PATCH', `/preferences${path}`, body))?.status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('keep the order of a burst', async () => {
    const kim = await signIn(one, 'kim');
    const { socket, events } = listen(two, { auth: { token: kim.token } });
    await until(() => socket.connected);
    const long = 'A long text. '.repeat(2000);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        triggerEvent(one, {
          name: 'message',
          to: 'kim',
          payload: { content: index % 2 === 0 ? long : 'short' },
        }),
      ),
    );
    const unread = () =>
      events
        .flatMap(([, payload]) => JSON.stringify(payload).match(/"unreadCount":(\d+)/)?.[1] ?? [])
        .map(Number);
    await until(() => unread().at(-1) === 20);
    expect(events.filter(([name]) => name === 'notification_received')).toHaveLength(20);
    expect(unread()).toEqual([...unread()].sort((left, right) => left - right));
    // Sends the counts once for all that came together.
    expect(unread().length).toBeLessThan(20);
    socket.close();
  });

  test('keep the order of simultaneous events', async () => {
    const [noa, ivy] = [await signIn(one, 'noa'), await signIn(one, 'ivy')];
    const witness = listen(two, { auth: { token: ivy.token } });
    await until(() => witness.socket.connected);
    for (let index = 0; index < 10; index += 1) {
      await triggerEvent(one, { name: 'message', to: 'noa', payload: { content: `${index}` } });
    }
    // What is heard in order has been heard up to here, so that no tab gets the events of the triggers.
    one.live.announce({ subscriber: ivy.id, unseen: true, unread: false });
    await until(() => witness.events.length > 0);
    witness.socket.close();
    const ids = (await noa.feed()).data.map((message) => message._id).reverse();
    const tabs = [one, two].map((platform) => listen(platform, { auth: { token: noa.token } }));
    await until(() => tabs.every((tab) => tab.socket.connected));
    for (const messageId of ids) {
      one.live.announce({ subscriber: noa.id, messageId, unseen: true, unread: true });
    }
    const received = (tab: (typeof tabs)[number]) =>
      tab.events.filter(([name]) => name === 'notification_received').map(([, payload]) => payload);
    const isComplete = (tab: (typeof tabs)[number]) =>
      received(tab).length >= 10 && tab.events.at(-1)?.[0] === 'unread_count_changed';
    await until(() => tabs.every(isComplete));
    for (const tab of tabs) {
      expect(received(tab)).toMatchObject(ids.map((_id) => ({ message: { _id } })));
      tab.socket.close();
    }
    // Here they are simultaneous; at the other platform they come one by one, and some may be too late for the same counts.
    expect(tabs[0]?.events.slice(10).map(([name]) => name)).toEqual(threeEvents.slice(1));
  });

  test('store nothing twice when equal triggers race between them', async () => {
    const body = {
      name: 'message',
      to: ['lee', 'max'],
      payload: { content: 'Once', feedIdentifier: 'race' },
      transactionId: 'once',
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        triggerEvent(index % 2 === 0 ? one : two, index % 4 < 2 ? body : { ...body, to: ['max', 'lee'] }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 201));
    for (const name of ['lee', 'max']) expect(await (await signIn(two, name)).count('unread')).toBe(1);
  });

  test('lose no mark and never deadlock when both mark at once', async () => {
    const mia = await signIn(one, 'mia');
    const there = await signIn(two, 'mia', mia.token);
    await Promise.all(
      Array.from({ length: 40 }, () =>
        triggerEvent(one, { name: 'message', to: 'mia', payload: { content: 'x' } }),
      ),
    );
    const ids = (await mia.feed('?limit=100')).data.map((message) => message._id);
    const answers = await Promise.all([
      ...ids
        .slice(0, 20)
        .map((messageId) =>
          mia.call('POST', '/widgets/messages/markAs', { messageId, mark: { read: true } }),
        ),
      ...ids
        .slice(20)
        .map((messageId) => there.call('POST', '/widgets/messages/mark-as', { messageId, markAs: 'read' })),
      ...Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? mia : there).call('POST', '/widgets/messages/markAs', {
          messageId: index % 3 === 0 ? ids : [...ids].reverse(),
          mark: { seen: true },
        }),
      ),
      there.call('POST', '/widgets/messages/seen', {}),
    ]);
    expect(answers.filter((answer) => answer.status !== 201)).toEqual([]);
    expect([await mia.count('unread'), await there.count('unseen')]).toEqual([0, 0]);
  });

  test('notify a subscriber while another change of its profile waits', async () => {
    const ana = await signIn(one, 'ana');
    const release = await holdRow(ana.id);
    // Names what is stored already, so that there is nothing to write.
    const answer = await triggerEvent(one, {
      name: 'message',
      to: { subscriberId: 'ana' },
      payload: { content: 'at once' },
    });
    expect(answer.status).toBe(201);
    const changed = triggerEvent(one, {
      name: 'message',
      to: { subscriberId: 'ana', firstName: 'Anna' },
      payload: { content: 'later' },
    });
    await until(async () => (await one.database.query(waitingForLock)).length === 1);
    expect((await ana.feed()).data[0]?.content).toBe('at once');
    await release();
    expect((await changed).status).toBe(201);
    expect((await ana.feed()).data[0]).toMatchObject({
      content: 'later',
      subscriber: { firstName: 'Anna' },
    });
  });

  test('answer 503 when a statement takes too long', async () => {
    expect(await one.database.query('show statement_timeout')).toEqual([{ statement_timeout: '30s' }]);
    const ana = await signIn(one, 'ana');
    const release = await holdRow(ana.id);
    const late = triggerEvent(one, {
      name: 'message',
      to: { subscriberId: 'ana', firstName: 'Annabel' },
      payload: { content: 'never' },
    });
    await until(async () => (await one.database.query(waitingForLock)).length === 1);
    // What the limit does, without waiting for it.
    await one.database.query(`select pg_cancel_backend(pid) from (${waitingForLock}) as waiting`);
    expect(await late).toMatchObject({ status: 503, body: { message: 'The database took too long' } });
    await release();
    expect((await ana.feed()).data[0]?.content).not.toBe('never');
  });

  test('ignore notifications of other programs on their channel', async () => {
    const ana = await signIn(one, 'ana');
    const tab = listen(two, { auth: { token: ana.token } });
    await until(() => tab.socket.connected);
    for (const text of ['', 'not JSON', 'null', '7', '{"change":{"subscriber":7}}']) {
      await one.database.query('select pg_notify($1, $2)', ['carillon_live', text]);
    }
    await triggerEvent(one, { name: 'message', to: 'ana', payload: { content: 'after them' } });
    await until(() => tab.events.length >= 3);
    expect(tab.events[0]).toMatchObject(['notification_received', { message: { content: 'after them' } }]);
    tab.socket.close();
  });

  test('keep all data when one of them stops', async () => {
    const third = await startPlatform({ port: 0, databaseUrl });
    const ana = await signIn(third, 'ana');
    await triggerEvent(third, { name: 'message', to: 'ana', payload: { content: 'from the third' } });
    await third.close();
    const left = await signIn(one, 'ana', ana.token);
    expect((await left.feed()).data[0]?.content).toBe('from the third');
  });
});
