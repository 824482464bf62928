import type { MessageRow } from '../messages/messageRecord.ts';
import { answeredOf, answersOf } from '../messages/questions.ts';
import type { SubscriberRecord } from '../subscribers.ts';

/** A message with the name of its feed. */
export type RestRow = MessageRow & { feed: string | null };

/** Writes a stored message with the names of the REST protocol; what has no value is left out. */
export function toRestMessage(row: RestRow, sender: SubscriberRecord | undefined) {
  const message = {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    read: row.read,
    seen: row.seen,
    archived: row.archived,
    snoozedUntil: row.snoozed_until?.toISOString(),
    cameBack: row.delivered_at.length > 1,
    kind: row.template_identifier,
    title: row.subject,
    body: row.content,
    avatar: row.avatar,
    actor: row.actor,
    sender: sender && { firstName: sender.firstName, lastName: sender.lastName, avatar: sender.avatar },
    link: row.cta.data.url === undefined ? null : row.cta.data,
    answers: answersOf(row),
    answered: answeredOf(row),
    expiresAt: row.expires_at?.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString(),
    severity: row.severity === 'none' ? null : row.severity,
    feedId: row.feed,
    tags: row.tags,
    data: { ...row.payload, ...row.data },
  };
  return Object.fromEntries(Object.entries(message).filter(([, value]) => (value ?? null) !== null));
}
