import type { Environment } from '../environment.ts';
import type { SubscriberRecord } from '../subscribers.ts';
import type { MessageActor, MessageAnswer, MessageButton, Severity } from '../workflows/messageParts.ts';

/** Where a message leads, and its buttons. */
export interface MessageCta {
  type: 'redirect';
  data: { url?: string; target?: string };
  action?: {
    status: 'pending' | 'done';
    buttons: MessageButton[];
    result: { payload?: unknown; type?: 'primary' | 'secondary' };
  };
}

/** A message as stored. */
export type MessageRow = {
  id: string;
  subscriber_id: string;
  actor_id: string | null;
  feed_id: string | null;
  template_id: string;
  step_id: string;
  notification_id: string;
  job_id: string;
  template_identifier: string;
  transaction_id: string;
  content: string;
  subject: string | null;
  avatar: string | null;
  actor: MessageActor | null;
  cta: MessageCta;
  payload: Record<string, unknown>;
  data: Record<string, unknown> | null;
  overrides: Record<string, unknown>;
  tags: string[];
  severity: Severity;
  seen: boolean;
  read: boolean;
  archived: boolean;
  deleted: boolean;
  last_seen_at: Date | null;
  last_read_at: Date | null;
  first_seen_at: Date | null;
  archived_at: Date | null;
  snoozed_until: Date | null;
  /** What its sender offers, where that is more than buttons. */
  answers: MessageAnswer[] | null;
  /** The answer that was given otherwise than by a button. */
  answered: { id: string; at: string; data?: Record<string, unknown> } | null;
  expires_at: Date | null;
  withdrawn_at: Date | null;
  /** When it arrived once more, as ISO dates: at the end of each snooze. */
  delivered_at: string[];
  created_at: Date;
  updated_at: Date;
};

/** The bare record that marks, actions, removals and the socket send. */
export type MessageRecord = ReturnType<typeof toMessageRecord>;

/** The record as the feed sends it, with what it joins. */
export interface FeedMessage extends MessageRecord {
  template: { _id: string; tags: string[] };
  subscriber: SubscriberRecord | null;
  actorSubscriber?: SubscriberRecord;
}

/** Writes a stored message with the names of the protocol; optional fields without a value are left out. */
export function toMessageRecord(row: MessageRow, environment: Environment) {
  return {
    _id: row.id,
    id: row.id,
    _templateId: row.template_id,
    _messageTemplateId: row.step_id,
    _environmentId: environment.environmentId,
    _organizationId: environment.organizationId,
    _notificationId: row.notification_id,
    _subscriberId: row.subscriber_id,
    _jobId: row.job_id,
    _feedId: row.feed_id,
    templateIdentifier: row.template_identifier,
    transactionId: row.transaction_id,
    channel: 'in_app' as const,
    content: row.content,
    ...(row.subject === null ? {} : { subject: row.subject }),
    ...(row.avatar === null ? {} : { avatar: row.avatar }),
    ...(row.actor === null ? {} : { actor: row.actor }),
    ...(row.actor_id === null ? {} : { _actorId: row.actor_id }),
    cta: row.cta,
    payload: row.payload,
    ...(row.data === null ? {} : { data: row.data }),
    overrides: row.overrides,
    tags: row.tags,
    severity: row.severity,
    seen: row.seen,
    read: row.read,
    archived: row.archived,
    deleted: row.deleted,
    ...(row.last_seen_at === null ? {} : { lastSeenDate: row.last_seen_at.toISOString() }),
    ...(row.last_read_at === null ? {} : { lastReadDate: row.last_read_at.toISOString() }),
    ...(row.first_seen_at === null ? {} : { firstSeenDate: row.first_seen_at.toISOString() }),
    ...(row.archived_at === null ? {} : { archivedAt: row.archived_at.toISOString() }),
    ...(row.snoozed_until === null ? {} : { snoozedUntil: row.snoozed_until.toISOString() }),
    deliveredAt: row.delivered_at,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    status: 'sent' as const,
    providerId: 'novu' as const,
    deviceTokens: [],
  };
}
