import type { Queryable } from '../database/database.ts';
import { newObjectId, stableObjectId } from '../objectId.ts';
import {
  type MessageActor,
  type MessageAnswer,
  type MessageButton,
  pairOf,
  readSeverity,
} from '../workflows/messageParts.ts';
import type { MessageContent, Workflow } from '../workflows/workflow.ts';
import type { MessageCta, MessageRow } from './messageRecord.ts';

/** A message to store. */
export interface NewMessage {
  workflow: Workflow;
  content: MessageContent;
  payload: Readonly<Record<string, unknown>>;
  overrides: Readonly<Record<string, unknown>>;
  transactionId: string;
  /** Internal id of the receiver. */
  subscriber: string;
  /** Internal id of the subscriber who caused it, if one did. */
  actor: string | null;
  /** When and in which state it arrives. @default now, unseen and unread */
  past?: { createdAt: Date; seen: boolean; read: boolean };
}

/** Stores a message, or returns null if the subscriber already has one of this transaction. */
export async function storeMessage(database: Queryable, message: NewMessage): Promise<MessageRow | null> {
  const { workflow, content, past } = message;
  const createdAt = past?.createdAt ?? new Date();
  const feedId = content.feedIdentifier ? await saveFeed(database, content.feedIdentifier) : null;
  const values = {
    id: newObjectId(createdAt),
    subscriber_id: message.subscriber,
    actor_id: message.actor,
    feed_id: feedId,
    template_id: stableObjectId('workflow', workflow.identifier),
    step_id: stableObjectId('step', `${workflow.identifier}/in_app`),
    notification_id: newObjectId(createdAt),
    job_id: newObjectId(createdAt),
    template_identifier: workflow.identifier,
    transaction_id: message.transactionId,
    content: content.content,
    subject: content.subject ?? null,
    avatar: content.avatar ?? null,
    actor: toJson(actorOf(message)),
    cta: toJson(ctaOf(content)),
    answers: toJson(content.answers ?? null),
    expires_at: content.expiresAt ?? null,
    withdrawn_at: content.withdrawnAt ?? null,
    payload: toJson(withoutAttachments(message.payload)),
    data: toJson(content.data ?? null),
    overrides: toJson(message.overrides),
    tags: toJson(content.tags ?? workflow.tags),
    severity: readSeverity(message.overrides.severity) ?? content.severity ?? workflow.severity ?? 'none',
    seen: past?.seen ?? false,
    read: past?.read ?? false,
    last_seen_at: past?.seen ? createdAt : null,
    first_seen_at: past?.seen ? createdAt : null,
    last_read_at: past?.read ? createdAt : null,
    created_at: createdAt,
    updated_at: createdAt,
  };
  const columns = Object.keys(values);
  const [row] = await database.query<MessageRow>(
    `insert into messages (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     on conflict (transaction_id, subscriber_id) do nothing returning *`,
    Object.values(values),
  );
  return row ?? null;
}

async function saveFeed(database: Queryable, identifier: string): Promise<string | null> {
  const find = 'select id from feeds where identifier = $1';
  const [known] = await database.query<{ id: string }>(find, [identifier]);
  if (known) return known.id;
  await database.query(
    'insert into feeds (id, identifier, created_at) values ($1, $2, $3) on conflict (identifier) do nothing',
    [newObjectId(), identifier, new Date()],
  );
  const [feed] = await database.query<{ id: string }>(find, [identifier]);
  return feed?.id ?? null;
}

function actorOf({ content, actor }: NewMessage): MessageActor | null {
  if (content.actor) return content.actor.type === 'none' ? null : content.actor;
  return actor === null ? null : { type: 'user', data: null };
}

function ctaOf(content: MessageContent): MessageCta {
  const { cta = {}, answers = [] } = content;
  const pair = pairOf(answers);
  const shown = (['primary', 'secondary'] as const).flatMap((type) => {
    const answer = pair[type];
    return answer === undefined ? [] : [buttonOf(type, answer)];
  });
  const buttons = answers.length > 0 ? shown : (content.buttons ?? []);
  if (buttons.length === 0) return { type: 'redirect', data: cta };
  return { type: 'redirect', data: cta, action: { status: 'pending', buttons, result: {} } };
}

function buttonOf(type: MessageButton['type'], answer: MessageAnswer): MessageButton {
  const { label, resultLabel, url, target } = answer;
  return {
    type,
    content: label,
    ...(resultLabel ? { resultContent: resultLabel } : {}),
    ...(url ? { url } : {}),
    ...(target ? { target } : {}),
  };
}

/** Attachments are for the e-mail of a trigger; the inbox never stores them. */
function withoutAttachments(payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { attachments: _attachments, ...rest } = payload;
  return rest;
}

function toJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
