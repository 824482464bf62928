import {
  isRecord,
  type MessageRow,
  messageFromWire,
  type UnknownRecord,
  withoutPrototypeKeys,
} from '../../data/index.ts';

/** The members of an item that have a name of their own in the inbox. */
const named = new Set([
  'id',
  'subject',
  'body',
  'isRead',
  'isSeen',
  'isArchived',
  'snoozedUntil',
  'deliveredAt',
  'createdAt',
  'avatar',
  'primaryAction',
  'secondaryAction',
  'redirect',
  'tags',
  'data',
  'severity',
]);

/** An item of the list in the words of the inbox. Checks nothing. */
export function messageFromItem(item: unknown): MessageRow {
  if (!isRecord(item)) {
    return {};
  }
  const { isRead, isSeen = isRead, workflow } = item;
  const actions = (['primary', 'secondary'] as const).flatMap((type) => {
    const action = item[`${type}Action`];
    return isRecord(action) ? [{ type, action }] : [];
  });
  const given = actions.find(({ action }) => action.isCompleted === true);
  const raw = Object.entries(withoutPrototypeKeys(item)).filter(([name]) => !named.has(name));
  return {
    id: item.id,
    read: isRead,
    seen: isSeen,
    archived: item.isArchived,
    // Absent where it is not put off.
    snoozedUntil: item.snoozedUntil ?? null,
    cameBack: hasComeBack(item.deliveredAt),
    createdAt: item.createdAt,
    kind: isRecord(workflow) ? workflow.identifier : undefined,
    title: item.subject,
    body: item.body,
    avatar: item.avatar,
    link: item.redirect,
    answers: actions.map(({ type, action }) => ({
      id: type,
      label: action.label,
      look: type === 'primary' ? type : 'neutral',
      ...targetOf(action.redirect),
    })),
    ...(given === undefined ? {} : { answered: { id: given.type } }),
    tags: item.tags,
    data: item.data,
    severity: item.severity,
    raw: Object.fromEntries(raw),
  };
}

/** A message of a live event, which has the form of the widget protocol, and what that does not know. */
export function messageFromEvent(value: unknown): MessageRow {
  const row = messageFromWire(value);
  const { archived, snoozedUntil, deliveredAt, severity, data } = isRecord(value) ? value : {};
  return {
    ...row,
    archived,
    snoozedUntil: snoozedUntil ?? null,
    cameBack: hasComeBack(deliveredAt),
    severity,
    data: data ?? row.data,
  };
}

/**
 * The number of unread messages in a live event. Its total counts those that are put off, too, which the numbers by severity do not; but
 * these end at 99.
 */
export function unreadFromEvent({ unreadCount, counts }: UnknownRecord): unknown {
  const { severity } = isRecord(counts) ? counts : {};
  const parts = isRecord(severity) ? Object.values(severity) : [];
  const isExact = parts.length > 0 && parts.every((part) => typeof part === 'number' && part < 99);
  return isExact ? parts.reduce((sum: number, part) => sum + Number(part), 0) : unreadCount;
}

/** It is delivered again each time that it comes back. */
function hasComeBack(deliveredAt: unknown): boolean {
  return Array.isArray(deliveredAt) && deliveredAt.length > 1;
}

function targetOf(redirect: unknown): UnknownRecord {
  return isRecord(redirect) ? { url: redirect.url, target: redirect.target } : {};
}
