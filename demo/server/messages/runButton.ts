import type { Queryable } from '../database/database.ts';
import type { MessageButton } from '../workflows/messageParts.ts';
import type { MessageCta, MessageRow } from './messageRecord.ts';

/** What a subscriber did with a message's button. */
export interface ButtonRun {
  type: MessageButton['type'];
  status: NonNullable<MessageCta['action']>['status'];
  payload: unknown;
}

/** Stores a button's state and returns the message, or null if the subscriber has no such message with buttons. */
export async function runButton(
  database: Queryable,
  subscriber: string,
  id: string,
  run: ButtonRun,
): Promise<MessageRow | null> {
  const change = {
    status: run.status,
    result: { type: run.type, ...(run.payload === undefined ? {} : { payload: run.payload }) },
  };
  const [row] = await database.query<MessageRow>(
    `update messages set cta = jsonb_set(cta, '{action}', (cta -> 'action') || $3::jsonb), updated_at = $4
     where subscriber_id = $1 and id = $2 and not deleted and cta ? 'action' returning *`,
    [subscriber, id.toLowerCase(), JSON.stringify(change), new Date()],
  );
  return row ?? null;
}
