import type { InboxClient } from '../client/InboxClient.ts';
import { type CountKind, countKinds } from '../model/counts.ts';
import type { RowChange } from '../model/owed.ts';
import { lateEventMs, timeOf } from './clock.ts';

/** How long events are awaited, in milliseconds: two may each be late after the one before it, and are gathered for up to a second. */
const dueMs = 2 * lateEventMs + 1_000;

/**
 * What has changed is told by several events: a new message, and each count that it moves. They come in any order and up to
 * seconds apart, so that one that tells what is known already must not pass for another change.
 */
export function dueEventsOf(client: InboxClient) {
  return client.service(createDueEvents);
}

function createDueEvents(client: InboxClient) {
  const nothing = () => ({ unread: { events: 0, move: 0 }, unseen: { events: 0, move: 0 } });
  /** How many events are still to come, and how much they move the count; less than none have come before what they tell is known. */
  let due = nothing();
  /** What is known, and by what: a feed may show a message before it is told. */
  const known = new Map<string, 'shown' | 'told'>();
  let untilMs = 0;

  function add(kind: CountKind, events: number, move: number): void {
    const one = due[kind];
    untilMs = timeOf(client) + dueMs;
    one.events += events;
    one.move = one.events === 0 ? 0 : one.move + move;
  }

  function know(change: RowChange, by: 'shown' | 'told'): void {
    known.set(change.key, by);
    for (const kind of countKinds) {
      add(kind, 1, change[kind]);
    }
  }

  return {
    add,
    know,
    /** Awaits nothing any more, if that was long ago. */
    forget(after = untilMs): void {
      if (timeOf(client) > after) {
        due = nothing();
        known.clear();
      }
    },
    /** A feed shows a change, for which it was asked. Which feed shows it first does not matter. */
    show(change: RowChange): void {
      if (!known.has(change.key)) {
        know(change, 'shown');
      }
    },
    /** Whether a message that is told needs no question: a feed has shown it, or was asked when a count came that it has moved. */
    isShown(change: RowChange): boolean {
      const isShown = known.get(change.key) === 'shown';
      const isEarly = countKinds.some(
        (kind) => due[kind].events < 0 && isPart(change[kind], -due[kind].move),
      );
      if (isShown) {
        known.set(change.key, 'told');
      } else if (isEarly) {
        know(change, 'told');
      }
      return isShown || isEarly;
    },
    /** Of so many events of a count, which together move it so much: how many tell what is known. */
    take(kind: CountKind, events: number, move: number | undefined): number {
      const { events: most, move: whole } = due[kind];
      const isKnown = most > 0 && (move === undefined || isPart(move, whole));
      const taken = isKnown ? Math.min(events, most) : 0;
      if (taken > 0) {
        add(kind, -taken, -(move ?? whole));
      }
      return taken;
    },
  };
}

function isPart(part: number, whole: number): boolean {
  return part * whole >= 0 && Math.abs(part) <= Math.abs(whole);
}
