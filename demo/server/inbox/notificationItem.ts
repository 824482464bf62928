import type { Queryable } from '../database/database.ts';
import type { MessageCta, MessageRow } from '../messages/messageRecord.ts';
import { answeredOf } from '../messages/questions.ts';
import { templateIdOf } from '../preferences/preferenceRows.ts';
import { loadSubscribers, type SubscriberRecord } from '../subscribers.ts';
import type { MessageButton } from '../workflows/messageParts.ts';
import type { Workflow } from '../workflows/workflow.ts';

/** A message as the inbox API sends it. */
export type NotificationItem = ReturnType<typeof toItem>;

/** Writes messages of one subscriber with the names of the inbox API. */
export async function toItems(
  database: Queryable,
  workflows: readonly Workflow[],
  rows: readonly MessageRow[],
): Promise<NotificationItem[]> {
  if (rows.length === 0) return [];
  const people = await loadSubscribers(
    database,
    rows.map((row) => row.subscriber_id),
  );
  const known = new Map(workflows.map((workflow) => [templateIdOf(workflow), workflow]));
  return rows.map((row) => toItem(row, people.get(row.subscriber_id), known.get(row.template_id)));
}

/** A workflow as the inbox API sends it. */
export function toWorkflow(workflow: Workflow) {
  const { identifier, name, critical = false, tags, data, severity = 'none' } = workflow;
  return {
    id: templateIdOf(workflow),
    identifier,
    name,
    critical,
    tags,
    ...(data ? { data } : {}),
    severity,
  };
}

function toItem(row: MessageRow, receiver: SubscriberRecord | undefined, workflow: Workflow | undefined) {
  const { _id, ...to } = receiver ?? { id: '', subscriberId: '' };
  const redirect = toRedirect(row.cta.data);
  return {
    id: row.id,
    transactionId: row.transaction_id,
    ...(row.subject === null ? {} : { subject: row.subject }),
    body: row.content,
    to,
    isRead: row.read,
    isSeen: row.seen,
    isArchived: row.archived,
    isSnoozed: row.snoozed_until !== null,
    ...(row.snoozed_until === null ? {} : { snoozedUntil: row.snoozed_until.toISOString() }),
    deliveredAt: row.delivered_at,
    createdAt: row.created_at.toISOString(),
    readAt: row.read ? toText(row.last_read_at) : null,
    firstSeenAt: toText(row.first_seen_at),
    archivedAt: toText(row.archived_at),
    ...(row.avatar === null ? {} : { avatar: row.avatar }),
    ...toAction(row.cta, 'primary'),
    ...toAction(row.cta, 'secondary'),
    ...toQuestion(row),
    channelType: 'in_app' as const,
    tags: row.tags,
    ...(row.data === null ? {} : { data: row.data }),
    ...(redirect ? { redirect } : {}),
    severity: row.severity,
    ...(workflow ? { workflow: toWorkflow(workflow) } : {}),
  };
}

/** What the API has no words for: more answers than two, and until when one is taken. */
function toQuestion(row: MessageRow) {
  if (row.answers === null) return {};
  const answered = answeredOf(row);
  return {
    answers: row.answers,
    ...(answered ? { answered } : {}),
    ...(row.expires_at === null ? {} : { expiresAt: row.expires_at.toISOString() }),
    ...(row.withdrawn_at === null ? {} : { withdrawnAt: row.withdrawn_at.toISOString() }),
  };
}

function toAction({ action }: MessageCta, type: MessageButton['type']) {
  const button = action?.buttons.find((one) => one.type === type);
  if (!button) return {};
  const redirect = toRedirect(button);
  const isCompleted = action?.status === 'done' && action.result.type === type;
  return { [`${type}Action`]: { label: button.content, isCompleted, ...(redirect ? { redirect } : {}) } };
}

function toRedirect({ url, target }: { url?: string; target?: string }) {
  return url ? { url, ...(target ? { target } : {}) } : null;
}

function toText(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
