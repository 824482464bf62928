import { isRecord, type UnknownRecord } from '../transport/guards.ts';

/** The flags that a mark of 0.1.0 has set, by its name. */
const flags: ReadonlyMap<unknown, unknown> = new Map(
  Object.entries({
    seen: { seen: true, read: false },
    read: { seen: true, read: true },
    unread: { seen: true, read: false },
    'status:read': { seen: true, read: true },
    'status:unread': { seen: true, read: false },
    'status:seen': { seen: true },
    'status:unseen': { seen: false },
  }),
);

/** A change and its share of the counts as 0.1.0 has stored them, in the form of today. What it returns is parsed as any stored change. */
export function fromFirstForm(change: UnknownRecord, share: unknown): UnknownRecord {
  const { mark, target, messageIds, switches, workflowId, messageId, button, payload, ...others } = change;
  const rest = { ...others, deltas: isRecord(share) ? share : others.deltas };
  const effect = flags.get(mark) ?? mark;
  switch (change.type) {
    case 'messages':
      return { ...rest, target: { ids: messageIds }, effect };
    case 'feed': {
      const { messageIds: ids, query, ...feed } = isRecord(target) ? target : {};
      return { ...rest, target: { ...feed, ids, query: queryOf(query) }, effect };
    }
    case 'switches':
      return { ...rest, target: { workflowId }, effect: switches };
    default:
      return { ...rest, target: { ids: [messageId] }, effect: { button, data: payload } };
  }
}

function queryOf(query: unknown): unknown {
  if (!isRecord(query)) {
    return query;
  }
  const { feedIdentifier: feed, payload: data, ...filters } = query;
  return { ...filters, feed, data };
}
