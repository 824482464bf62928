import type { Queryable } from '../database/database.ts';
import { changeInPortions } from './inPortions.ts';
import { whereMessages } from './messageFilter.ts';
import type { MessageRow } from './messageRecord.ts';

/** Removes those of the ids that belong to the subscriber, and returns them as they are now. */
export async function removeMessages(
  database: Queryable,
  subscriber: string,
  ids: readonly string[],
): Promise<MessageRow[]> {
  return database.query<MessageRow>(
    `with chosen as (
       select id from messages where subscriber_id = $1 and id = any($2::text[]) and not deleted order by id for update
     )
     update messages set deleted = true, updated_at = $3 from chosen where messages.id = chosen.id returning messages.*`,
    [subscriber, ids.map((id) => id.toLowerCase()), new Date()],
  );
}

/** Removes all of a subscriber's messages, or those of one feed by its internal id. */
export async function removeAllMessages(
  database: Queryable,
  subscriber: string,
  feedId: string | null,
  stopped?: () => boolean,
): Promise<void> {
  const feedIds = feedId === null ? null : [feedId.toLowerCase()];
  const act = {
    where: whereMessages({ subscriber, feedIds, seen: null, read: null, payload: null }),
    set: (place: (value: unknown) => string) => `deleted = true, updated_at = ${place(new Date())}`,
  };
  await changeInPortions(database, act, stopped);
}
