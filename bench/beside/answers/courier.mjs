import { unread } from '../messages.mjs';

/** The words of one GraphQL query that Courier sends. `sizeOf` turns the limit it asks for into that of the page. */
export function answerCourier(messages, sizeOf, body) {
  const { query = '' } = JSON.parse(body || '{}');
  const data = {};
  for (const [, name = 'count'] of query.matchAll(/(?:(\w+): )?count\(params/g)) {
    data[name] = /unread/i.test(name) || !query.includes('messages(') ? unread : messages.length;
  }
  if (query.includes('messages(')) {
    const [, after] = /\$after: String = "([^"]+)"/.exec(query) ?? [];
    const [, limit = 24] = /\$limit: Int = (\d+)/.exec(query) ?? [];
    const end = (after === undefined ? 0 : messages.findIndex(({ id }) => id === after) + 1) + sizeOf(limit);
    const shown = messages.slice(end - sizeOf(limit), end);
    data.messages = {
      totalCount: messages.length,
      pageInfo: { startCursor: shown.at(-1)?.id ?? null, hasNextPage: end < messages.length },
      nodes: shown.map(rowOf),
    };
  }
  return { data };
}

function rowOf(one) {
  return {
    messageId: one.id,
    read: one.isUnread ? null : one.at,
    archived: null,
    created: one.at,
    opened: one.isUnread ? null : one.at,
    title: one.title,
    preview: one.text,
    data: {},
    tags: [],
    trackingIds: { clickTrackingId: one.id },
    actions: [],
  };
}
