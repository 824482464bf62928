import type { Queryable } from '../database/database.ts';
import { changeInPortions } from './inPortions.ts';
import { whereMessages } from './messageFilter.ts';
import type { MessageRow } from './messageRecord.ts';

/** The marks of the newer mark call. */
export const markNames = ['read', 'seen', 'unread', 'unseen'] as const;

/** One of the marks of the newer mark call. */
export type MarkName = (typeof markNames)[number];

/** The effect of a mark on a message: a null flag stays as it is, and only a dated flag gets a new date. */
export interface MarkEffect {
  seen: boolean | null;
  read: boolean | null;
  datesSeen: boolean;
  datesRead: boolean;
}

/** The linked effects of the newer mark call. */
export const markEffects: Record<MarkName, MarkEffect> = {
  read: { seen: true, read: true, datesSeen: true, datesRead: true },
  unread: { seen: true, read: false, datesSeen: true, datesRead: true },
  seen: { seen: true, read: null, datesSeen: true, datesRead: false },
  unseen: { seen: false, read: null, datesSeen: true, datesRead: false },
};

/** The effect of the older mark call: exactly the given flags and their dates. */
export function exactEffect(seen: boolean | null, read: boolean | null): MarkEffect {
  return { seen, read, datesSeen: seen !== null, datesRead: read !== null };
}

/** Marks those of the ids that belong to the subscriber, and returns them in the order of the ids. */
export async function markMessages(
  database: Queryable,
  subscriber: string,
  ids: readonly string[],
  effect: MarkEffect,
): Promise<MessageRow[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  // Rows are locked in one order, so that two overlapping marks wait for each other and never deadlock.
  const rows = await database.query<MessageRow>(
    `with chosen as (
       select id from messages where subscriber_id = $1 and id = any($2::text[]) and not deleted order by id for update
     )
     update messages set ${assignments(['$3', '$4', '$5', '$6', '$7'])} from chosen where messages.id = chosen.id returning messages.*`,
    [subscriber, wanted, ...effectParams(effect)],
  );
  const places = new Map(wanted.map((id, place) => [id, place]));
  return rows.sort((left, right) => (places.get(left.id) ?? 0) - (places.get(right.id) ?? 0));
}

/** Marks everything as read or seen, in the given feeds or in all, and returns how many messages changed. */
export function markAllMessages(
  database: Queryable,
  subscriber: string,
  feedIds: readonly string[] | null,
  mark: 'read' | 'seen',
): Promise<number> {
  const all = { subscriber, feedIds, seen: null, read: null, payload: null };
  const values = effectParams(markEffects[mark]);
  return changeInPortions(database, {
    where: whereMessages({ ...all, [mark]: false }),
    set: (place) => assignments(values.map(place)),
  });
}

function assignments([seen, read, datesSeen, datesRead, now]: readonly string[]): string {
  return `seen = coalesce(${seen}::boolean, seen), read = coalesce(${read}::boolean, read),
    last_seen_at = case when ${datesSeen}::boolean then ${now}::timestamptz else last_seen_at end,
    first_seen_at = case when ${datesSeen}::boolean and ${seen}::boolean then coalesce(first_seen_at, ${now}::timestamptz)
      else first_seen_at end,
    last_read_at = case when ${datesRead}::boolean then ${now}::timestamptz else last_read_at end,
    updated_at = ${now}::timestamptz`;
}

function effectParams(effect: MarkEffect): unknown[] {
  return [effect.seen, effect.read, effect.datesSeen, effect.datesRead, new Date()];
}
