import { unread } from '../messages.mjs';

export function answerKnock(messages, pageSize, { pathname, searchParams }) {
  if (!/^\/v1\/users\/[^/]+\/feeds\//.test(pathname)) {
    return { id: 'reader', name: 'Reader' };
  }
  const after = searchParams.get('after');
  const start = after === null ? 0 : messages.findIndex(({ id }) => id === after) + 1;
  const shown = messages.slice(start, start + pageSize);
  return {
    entries: shown.map(rowOf),
    meta: { total_count: messages.length, unread_count: unread, unseen_count: unread },
    page_info: {
      after: start + pageSize < messages.length ? shown.at(-1).id : null,
      before: null,
      page_size: pageSize,
    },
    vars: {},
  };
}

function rowOf(one) {
  return {
    __cursor: one.id,
    __typename: 'FeedItem',
    id: one.id,
    activities: [],
    actors: [],
    blocks: [
      {
        type: 'markdown',
        name: 'body',
        content: one.text,
        rendered: `<p><strong>${one.title}</strong></p><p>${one.text}</p>`,
      },
    ],
    inserted_at: one.at,
    updated_at: one.at,
    read_at: one.isUnread ? null : one.at,
    seen_at: one.isUnread ? null : one.at,
    clicked_at: null,
    interacted_at: null,
    link_clicked_at: null,
    archived_at: null,
    total_activities: 1,
    total_actors: 0,
    data: {},
    source: { key: 'bench', version_id: one.id, categories: [] },
    tenant: null,
  };
}
