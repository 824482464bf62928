import { type Queryable, reasonOf } from '../database/database.ts';
import type { Live } from './live.ts';

/** Other processes snooze, too, and one of them may end before its snoozes do: so often each looks for itself. */
const maxWaitMs = 60_000;
/** As many end in one statement. */
const portion = 500;

/** Reads when the next snooze ends. */
export const nextSnoozeSql = `select snoozed_until as at from messages where not deleted and snoozed_until is not null
  order by snoozed_until limit 1`;

/** Ends snoozes when their time has come. */
export interface Snoozes {
  /** Waits for the snooze that ends next, which it reads from the table; what is due ends now. */
  arm(): Promise<void>;
  /** Waits for what it is doing, and ends no more. */
  close(): Promise<void>;
}

/** Creates the timer of all snoozes; it has nothing in memory, so a restart loses none. */
export function createSnoozes(database: Queryable, live: Live): Snoozes {
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  let closed = false;

  async function work(): Promise<void> {
    if (closed) return;
    clearTimeout(timer);
    let waitMs = maxWaitMs;
    try {
      while ((await endDue()) === portion);
      const [next] = await database.query<{ at: Date }>(nextSnoozeSql);
      if (next) waitMs = Math.min(maxWaitMs, Math.max(0, next.at.getTime() - Date.now()));
    } catch (error) {
      console.error(`Snoozes could not be ended, and are tried again in a minute: ${reasonOf(error)}`);
    }
    if (!closed) timer = setTimeout(arm, waitMs).unref();
  }

  async function endDue(): Promise<number> {
    const now = new Date();
    // Of several processes each takes other rows. When a message comes back, it is new: unread, and the first of its list.
    const rows = await database.query<{ id: string; subscriber_id: string }>(
      `with due as (
         select id from messages where not deleted and snoozed_until <= $1::timestamptz
         order by snoozed_until limit ${portion} for update skip locked
       )
       update messages set snoozed_until = null, read = false, last_read_at = null, created_at = $1::timestamptz,
         updated_at = $1::timestamptz, delivered_at = delivered_at || to_jsonb($2::text)
       from due where messages.id = due.id returning messages.id, messages.subscriber_id`,
      [now, now.toISOString()],
    );
    const told = rows.map(({ id, subscriber_id: subscriber }) =>
      live.announce({ subscriber, messageId: id, unseen: true, unread: true }),
    );
    await Promise.all(told);
    return rows.length;
  }

  /** One after the other, so that there is one timer. */
  function arm(): Promise<void> {
    working = working.then(work);
    return working;
  }

  return {
    arm,
    async close() {
      closed = true;
      clearTimeout(timer);
      await working;
    },
  };
}
