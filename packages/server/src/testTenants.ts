import { expect, test, vi } from 'vitest';
import type { InboxServer } from './InboxServer.ts';
import type { NewMessage } from './model/InboxMessage.ts';
import { testPage } from './testPage.ts';
import { listenTo } from './testStream.ts';

const requests = 300;
const secret = 'of-acme-alone';

const message: NewMessage = {
  title: secret,
  feedId: secret,
  data: { secret },
  answers: [{ id: 'yes', label: secret }],
};

/** Two tenants, one of which has a reader with the same id as the other: 300 requests with what belongs to others read, change and tell nothing. */
export function testTenants(opened: () => InboxServer): void {
  test('a reader reads, changes and hears nothing of other tenants and readers', async () => {
    const server = opened();
    const ana = { tenant: 'acme', id: 'ana' };
    const page = testPage(server, 'acme/ana');
    const sent = [];
    for (let index = 0; index < 12; index += 1) {
      sent.push(await server.send(ana, message));
    }
    const ids = sent.map(({ id }) => id);
    await page.ask('POST', '/messages/changes', { ids: ids.slice(0, 2), set: { archived: true } });
    await page.ask('PATCH', '/preferences', { workflowId: 'comments', channels: { email: false } });
    const { json: firstPage } = await page.ask('GET', '/messages?limit=3');
    const cursor = String(Object(firstPage).next);
    const state = async () => {
      const lists = [
        '/messages?limit=100',
        '/messages?archived=true',
        '/messages?snoozed=true',
        '/preferences',
      ];
      return Promise.all(lists.map(async (path) => (await page.ask('GET', path)).json));
    };
    const before = await state();
    const ownStream = await listenTo(server, 'acme/ana');

    // The same id in another tenant, and another reader of the same tenant.
    const others = await Promise.all(
      ['globex/ana', 'acme/ben', '/ana'].map(async (reader) => ({
        ...testPage(server, reader),
        stream: await listenTo(server, reader, cursor),
      })),
    );
    const answers: string[] = [];
    for (let index = 0; index < requests; index += 1) {
      const other = others[index % others.length];
      const [method, path, body] = foreignRequest(index, ids[index % ids.length] ?? '', cursor);
      const { status, json } = (await other?.ask(method, path, body)) ?? { status: 0, json: undefined };
      expect([index, status < 500]).toEqual([index, true]);
      answers.push(JSON.stringify(json ?? null));
    }
    expect(answers.filter((text) => text.includes(secret))).toEqual([]);
    expect(await state()).toEqual(before);
    // What happens to the reader afterwards is all that its stream has told.
    await server.send(ana, { title: 'the next one' });
    await vi.waitUntil(() => ownStream.text().includes('the next one'));
    expect(ownStream.text().match(/event: \w+/g)).toEqual(['event: message', 'event: counts']);
    for (const { stream } of others) {
      expect(stream.text()).not.toContain(secret);
      expect(stream.text()).not.toContain('the next one');
    }
  });
}

/** A request that names what belongs to somebody else, and what is no id at all. */
function foreignRequest(index: number, id: string, cursor: string): readonly [string, string, unknown?] {
  const flags = [
    { read: true },
    { seen: true, read: true },
    { archived: false },
    { snoozedUntil: '2030-01-01T00:00:00Z' },
    { snoozedUntil: null },
  ];
  const set = flags[index % flags.length];
  const text = encodeURIComponent([secret, "' or true --", '%', `${id}) or (1=1`][index % 4] ?? '');
  const kinds: readonly (readonly [string, string, unknown?])[] = [
    ['POST', '/messages/changes', { ids: [id, `${id}) or (1=1`, "' or true --"], set }],
    ['POST', '/messages/changes', { ids: [id], remove: true }],
    ['POST', '/messages/changes', { all: { feed: [secret, "' or true --"] }, set }],
    ['POST', '/messages/changes', { all: { data: { secret } }, remove: true }],
    ['POST', '/messages/changes', { all: { archived: true }, remove: true }],
    ['POST', '/messages/changes', { all: { reader: 'ana', tenant: 'acme' }, remove: true }],
    ['POST', `/messages/${id}/answer`, { answer: 'yes' }],
    ['POST', `/messages/${text}/answer`, { answer: 'yes', data: { secret: id } }],
    ['GET', `/messages?limit=100&cursor=${cursor}`],
    ['GET', `/messages?limit=100&archived=true&cursor=${cursor}`],
    ['GET', `/messages?limit=100&cursor=99999999999999_${id}`],
    ['GET', `/messages?limit=100&cursor=${text}`],
    ['GET', `/messages?limit=100&feed=${text}&reader=ana&tenant=acme`],
    ['GET', `/messages?limit=100&data=${encodeURIComponent(JSON.stringify({ secret }))}`],
    ['GET', `/messages/count?feed=${text}`],
    ['GET', '/preferences?reader=ana&tenant=acme'],
    ['PATCH', '/preferences', { workflowId: 'comments', channels: { email: true } }],
    ['PATCH', '/preferences', { workflowId: `' or true --${id}`, enabled: false }],
    ['PATCH', '/preferences', { enabled: index % 2 === 0 }],
    ['POST', '/session', { subscriberId: 'ana', subscriberHash: id }],
  ];
  return kinds[index % kinds.length] ?? ['GET', '/messages'];
}
