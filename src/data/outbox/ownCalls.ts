import type { InboxClient } from '../client/InboxClient.ts';

/** How long after its answer a call's live events are awaited, in milliseconds. */
const echoMs = 5_000;

/** What is known of the reader's own calls when live events of some changes arrive. */
export interface AwaitedCalls {
  /** How many of the changes the reader made here: calls whose events were still awaited. */
  readonly ownChanges: number;
  /** Whether a later call is answered already and its events are still to come: the counts that were sent may be older. */
  readonly isBehind: boolean;
}

/** The reader's calls whose live events are still to come: events that repeat what is already shown. */
export interface OwnCalls {
  /** Awaits the live events of a call, unless the call fails. */
  follow<Answer>(call: Promise<Answer>): Promise<Answer>;
  /** Takes the calls that can have caused so many changes, at most that many. */
  take(changes: number): AwaitedCalls;
  /** Since when calls have been under way without a pause, in milliseconds. Counts from this time may contain them or not. */
  sinceMs(): number;
}

/** The calls of a client that change messages. */
export function ownCallsOf(client: InboxClient): OwnCalls {
  return client.service(createOwnCalls);
}

function createOwnCalls(): OwnCalls {
  let expected: { untilMs: number }[] = [];
  let underWay = 0;
  let since = 0;
  return {
    async follow(call) {
      const echo = { untilMs: Number.POSITIVE_INFINITY };
      expected.push(echo);
      since = underWay === 0 ? Date.now() : since;
      underWay += 1;
      try {
        const answer = await call;
        echo.untilMs = Date.now() + echoMs;
        return answer;
      } catch (thrown) {
        echo.untilMs = 0;
        throw thrown;
      } finally {
        underWay -= 1;
      }
    },
    take(changes) {
      expected = expected.filter(({ untilMs }) => untilMs > Date.now());
      const ownChanges = expected.splice(0, changes).length;
      return { ownChanges, isBehind: expected.some(({ untilMs }) => Number.isFinite(untilMs)) };
    },
    sinceMs: () => since,
  };
}
