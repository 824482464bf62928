import type { Queryable } from '../database/database.ts';
import { changeInPortions } from '../messages/inPortions.ts';
import type { MessageRow } from '../messages/messageRecord.ts';
import type { MessageButton } from '../workflows/messageParts.ts';
import { type InboxFilter, whereInbox } from './inboxFilter.ts';

/**
 * What each act sets, beside the time of the change; `now` is the place of that time. The dates of seeing and reading that
 * only the widget's API shows move with the flags.
 */
const effects = {
  read: (now: string) => `seen = true, last_seen_at = ${now}, read = true, last_read_at = ${now}`,
  unread: (now: string) =>
    `seen = true, last_seen_at = ${now}, read = false, last_read_at = null, archived = false, archived_at = null`,
  seen: (now: string) =>
    `seen = true, last_seen_at = ${now}, first_seen_at = coalesce(first_seen_at, ${now})`,
  archive: (now: string) =>
    `seen = true, last_seen_at = ${now}, read = true, last_read_at = ${now}, archived = true, archived_at = ${now}`,
  unarchive: (now: string) =>
    `seen = true, last_seen_at = ${now}, read = true, last_read_at = coalesce(last_read_at, ${now}), archived = false, archived_at = null`,
  unsnooze: (now: string) => snoozed(now, 'null'),
  delete: () => 'deleted = true',
} as const;

/** An act on messages. */
export type Act = keyof typeof effects;

/** Does an act on one message of the subscriber, and returns it, or null if there is none. */
export async function actOnMessage(
  database: Queryable,
  subscriber: string,
  id: string,
  act: Act,
): Promise<MessageRow | null> {
  const only = act === 'unsnooze' ? 'and snoozed_until is not null' : '';
  return change(database, [subscriber, id.toLowerCase(), new Date()], assign(act, '$3'), only);
}

/** Hides a message until a time, and returns it, or null if there is none. */
export async function snoozeMessage(
  database: Queryable,
  subscriber: string,
  id: string,
  until: Date,
): Promise<MessageRow | null> {
  const now = '$3::timestamptz';
  const set = `${snoozed(now, '$4::timestamptz')}, updated_at = ${now}`;
  return change(database, [subscriber, id.toLowerCase(), new Date(), until], set);
}

/** Stores that a button was pressed, or that it was not; an unread message becomes read. */
export async function changeAction(
  database: Queryable,
  subscriber: string,
  id: string,
  action: { type: MessageButton['type']; done: boolean },
): Promise<MessageRow | null> {
  const state = action.done
    ? { status: 'done', result: { type: action.type } }
    : { status: 'pending', result: {} };
  return change(
    database,
    [subscriber, id.toLowerCase(), new Date(), JSON.stringify(state)],
    `cta = jsonb_set(cta, '{action}', coalesce(cta -> 'action', '{"buttons": []}') || $4::jsonb), updated_at = $3::timestamptz,
     seen = seen or not read, last_seen_at = case when read then last_seen_at else $3::timestamptz end,
     read = true, last_read_at = case when read then last_read_at else $3::timestamptz end`,
  );
}

/** Does an act on everything that a filter selects; it ends early when `stopped`. */
export async function actOnAll(
  database: Queryable,
  subscriber: string,
  filter: InboxFilter,
  act: Act,
  stopped: () => boolean,
): Promise<void> {
  const now = new Date();
  const where = whereInbox(subscriber, filter);
  await changeInPortions(database, { where, set: (place) => assign(act, place(now)) }, stopped);
}

/** Marks those of the ids that are the subscriber's as seen. */
export async function seeMessages(
  database: Queryable,
  subscriber: string,
  ids: readonly string[],
): Promise<void> {
  // Rows are locked in one order, so that two overlapping marks wait for each other and never deadlock.
  await database.query(
    `with chosen as (
       select id from messages where subscriber_id = $1 and id = any($2::text[]) and not deleted order by id for update
     )
     update messages set ${assign('seen', '$3')} from chosen where messages.id = chosen.id`,
    [subscriber, ids.map((id) => id.toLowerCase()), new Date()],
  );
}

function snoozed(now: string, until: string): string {
  return `seen = true, last_seen_at = ${now}, archived = false, archived_at = null, snoozed_until = ${until}`;
}

function assign(act: Act, place: string): string {
  const now = `${place}::timestamptz`;
  return `${effects[act](now)}, updated_at = ${now}`;
}

async function change(
  database: Queryable,
  params: readonly unknown[],
  set: string,
  only = '',
): Promise<MessageRow | null> {
  const [row] = await database.query<MessageRow>(
    `update messages set ${set} where subscriber_id = $1 and id = $2 and not deleted ${only} returning *`,
    params,
  );
  return row ?? null;
}
