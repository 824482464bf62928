import type { Queryable } from '../database/database.ts';

/** So few that the embedded database, which runs one statement at a time, answers others within a blink. */
const portion = 500;
const pauseMs = 2;

/** An act on many of a subscriber's messages. */
export interface LargeAct {
  subscriber: string;
  /** Internal feed ids, or null for all. */
  feedIds: readonly string[] | null;
  /** Which messages it is for; literal SQL, so that a partial index of the same words applies. */
  condition: 'not deleted' | 'not deleted and not read' | 'not deleted and not seen';
  /** The assignments; their parameters start at `$5`. */
  set: string;
  params: readonly unknown[];
}

/** Changes messages from the newest to the oldest, each portion on its own, until `stopped`; returns how many changed. */
export async function changeInPortions(
  database: Queryable,
  act: LargeAct,
  stopped: () => boolean = () => false,
): Promise<number> {
  const { subscriber, feedIds, condition, set, params } = act;
  let changed = 0;
  // The place goes through text, because a Date has no microseconds.
  let [createdAt, id] = ['infinity', ''];
  for (;;) {
    const [found] = await database.query<PortionRow>(
      `with page as materialized (
         select id, created_at from messages
         where subscriber_id = $1 and ${condition} and ($2::text[] is null or feed_id = any($2::text[]))
           and (created_at, id) < ($3::timestamptz, $4::text)
         order by created_at desc, id desc limit ${portion}
       ), chosen as (
         -- One order for all, so that two overlapping acts wait for each other and never deadlock.
         select id from messages where id in (select id from page) and ${condition} order by id for update
       ), changed as (
         update messages set ${set} from chosen where messages.id = chosen.id returning 1
       )
       select (select count(*)::int from page) as found, (select count(*)::int from changed) as changed,
         oldest.created_at::text as created_at, oldest.id
       from (select null) as always left join
         (select * from page order by created_at, id limit 1) as oldest on true`,
      [subscriber, feedIds, createdAt, id, ...params],
    );
    changed += found?.changed ?? 0;
    if (!found?.created_at || !found.id || found.found < portion || stopped()) return changed;
    [createdAt, id] = [found.created_at, found.id];
    // The embedded database answers without a turn of the event loop: nobody else's call would even be read.
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

type PortionRow = { found: number; changed: number; created_at: string | null; id: string | null };
