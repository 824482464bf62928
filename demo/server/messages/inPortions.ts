import type { Queryable } from '../database/database.ts';
import type { Statement } from './messageFilter.ts';

/** So few that the embedded database, which runs one statement at a time, answers others within a blink. */
const portion = 500;
const pauseMs = 2;

/** An act on many of a subscriber's messages. */
export interface LargeAct {
  /** Which messages it is for; flags are literal, so that a partial index of the same words applies. */
  where: Statement;
  /** Writes the assignments, with a place for each of their parameters. */
  set: (place: (value: unknown) => string) => string;
}

/** Changes messages from the newest to the oldest, each portion on its own, until `stopped`; returns how many changed. */
export async function changeInPortions(
  database: Queryable,
  act: LargeAct,
  stopped: () => boolean = () => false,
): Promise<number> {
  const { where } = act;
  const params = [...where.params, null, null];
  const [createdAtPlace, idPlace] = [params.length - 1, params.length];
  const set = act.set((value) => `$${params.push(value)}`);
  let changed = 0;
  // The place goes through text, because a Date has no microseconds.
  let [createdAt, id] = ['infinity', ''];
  for (;;) {
    const [found] = await database.query<PortionRow>(
      `with page as materialized (
         select id, created_at from messages
         where ${where.sql} and (created_at, id) < ($${createdAtPlace}::timestamptz, $${idPlace}::text)
         order by created_at desc, id desc limit ${portion}
       ), chosen as (
         -- One order for all, so that two overlapping acts wait for each other and never deadlock.
         select id from messages where id in (select id from page) and ${where.sql} order by id for update
       ), changed as (
         update messages set ${set} from chosen where messages.id = chosen.id returning 1
       )
       select (select count(*)::int from page) as found, (select count(*)::int from changed) as changed,
         oldest.created_at::text as created_at, oldest.id
       from (select null) as always left join
         (select * from page order by created_at, id limit 1) as oldest on true`,
      params.with(createdAtPlace - 1, createdAt).with(idPlace - 1, id),
    );
    changed += found?.changed ?? 0;
    if (!found?.created_at || !found.id || found.found < portion || stopped()) return changed;
    [createdAt, id] = [found.created_at, found.id];
    // The embedded database answers without a turn of the event loop: nobody else's call would even be read.
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

type PortionRow = { found: number; changed: number; created_at: string | null; id: string | null };
