import { randomUUID } from 'node:crypto';
import type { Queryable } from './database/database.ts';
import type { MessageRow } from './messages/messageRecord.ts';
import { storeMessage } from './messages/storeMessage.ts';
import type { PlatformContext } from './platformContext.ts';
import { inAppAllowed } from './preferences/inAppAllowed.ts';
import { templateIdOf } from './preferences/preferenceRows.ts';
import { type SubscriberProfile, saveSubscribers } from './subscribers.ts';
import type { MessageContent, Payload, Workflow } from './workflows/workflow.ts';

/** The outcomes of a trigger. */
export const triggerOutcomes = [
  'error',
  'trigger_not_active',
  'no_workflow_active_steps_defined',
  'no_workflow_steps_defined',
  'processed',
  'no_tenant_found',
  'invalid_recipients',
] as const;

/** A validated trigger. */
export interface TriggerRequest {
  workflow: Workflow;
  recipients: readonly SubscriberProfile[];
  payload: Payload;
  overrides: Payload;
  actor: SubscriberProfile | null;
  transactionId: string | null;
  hasTenant: boolean;
}

/** The answer to a trigger. */
export interface TriggerResult {
  acknowledged: true;
  status: (typeof triggerOutcomes)[number];
  transactionId: string;
  /** Only with the outcome `error`. */
  error?: string[];
}

/** Stores the messages of a trigger, all or none, and sends their events once they are stored. */
export async function trigger(context: PlatformContext, request: TriggerRequest): Promise<TriggerResult> {
  const transactionId = request.transactionId ?? randomUUID();
  const answer = (status: TriggerResult['status']) =>
    ({ acknowledged: true, status, transactionId }) as const;
  const refusal = findRefusal(request);
  if (refusal) return answer(refusal);
  const inApp = request.workflow.steps.some((step) => step.channel === 'in_app' && step.active !== false);
  if (!inApp) return answer('processed');

  let content: MessageContent;
  try {
    content = request.workflow.compose(request.payload);
  } catch (error) {
    console.error(`The workflow ${request.workflow.identifier} failed:`, error);
    return {
      ...answer('error'),
      error: [`The workflow ${request.workflow.identifier} could not write its message`],
    };
  }
  const stored = await context.database.transaction((database) =>
    storeAll(database, request, content, transactionId),
  );
  await Promise.all(
    stored.map((row) =>
      context.live.announce({
        subscriber: row.subscriber_id,
        messageId: row.id,
        unseen: true,
        unread: true,
      }),
    ),
  );
  return answer('processed');
}

/** The reasons to store nothing, in the order in which the platform checks them. */
function findRefusal({ workflow, hasTenant, recipients }: TriggerRequest): TriggerResult['status'] | null {
  if (workflow.active === false) return 'trigger_not_active';
  if (workflow.steps.length === 0) return 'no_workflow_steps_defined';
  if (workflow.steps.every((step) => step.active === false)) return 'no_workflow_active_steps_defined';
  // Tenants are not part of this platform, so a trigger that names one names an unknown one.
  if (hasTenant) return 'no_tenant_found';
  return recipients.length === 0 ? 'invalid_recipients' : null;
}

async function storeAll(
  database: Queryable,
  request: TriggerRequest,
  content: MessageContent,
  transactionId: string,
): Promise<MessageRow[]> {
  const { workflow, payload, overrides } = request;
  const actor = request.actor?.subscriberId ?? null;
  const profiles = new Map<string, SubscriberProfile>();
  if (request.actor) profiles.set(request.actor.subscriberId, request.actor);
  for (const recipient of request.recipients) profiles.set(recipient.subscriberId, recipient);
  // One order for all triggers, so that two of them with the same recipients never deadlock.
  const ordered = [...profiles.values()].sort((a, b) => (a.subscriberId < b.subscriberId ? -1 : 1));
  const people = await saveSubscribers(database, ordered);

  const stored: MessageRow[] = [];
  for (const name of [...new Set(request.recipients.map((recipient) => recipient.subscriberId))].sort()) {
    const subscriber = people.get(name)?.id;
    if (!subscriber) continue;
    const templateId = templateIdOf(workflow);
    if (!workflow.critical && !(await inAppAllowed(database, subscriber, templateId))) continue;
    const row = await storeMessage(database, {
      workflow,
      content,
      payload,
      overrides,
      transactionId,
      subscriber,
      actor: actor === null ? null : (people.get(actor)?.id ?? null),
    });
    if (row) stored.push(row);
  }
  return stored;
}
