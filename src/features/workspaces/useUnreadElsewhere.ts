'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { sameList } from '../../base/index.ts';
import {
  type ElsewhereCount,
  type ElsewhereIdentity,
  elsewhereKey,
  knownInbox,
  sharedInbox,
  unknownCount,
} from './unreadElsewhere.ts';

/** One of the other workspaces, and how many messages are unread there. */
export interface UnreadWorkspace extends ElsewhereCount {
  /** The identity, or one that is equal to it: with an `error` that is a refusal, it is not asked again until it changes. */
  readonly identity: ElsewhereIdentity;
}

/** What is unread in other workspaces. It stays the same, and so do its members, until something changes. */
export interface UnreadElsewhere {
  /** One of each identity, in their order. */
  readonly workspaces: readonly UnreadWorkspace[];
  /** How many are unread in all of them together, as far as that is known. */
  readonly total: number;
  /** Whether there may be more than `total`. */
  readonly isAtLeast: boolean;
}

/**
 * How many messages are unread in other workspaces of the reader. It needs no provider. Each workspace has a session and nothing else:
 * no line and no messages. While the page is shown it is asked at most once a minute, for all parts of the page that ask, also those
 * with other lists of identities. A failure leaves the last count; one that was refused is not asked again until its identity changes.
 */
export function useUnreadElsewhere(identities: readonly ElsewhereIdentity[]): UnreadElsewhere {
  const keys = JSON.stringify(identities.map(elsewhereKey));
  // biome-ignore lint/correctness/useExhaustiveDependencies: identities with equal keys are the same
  const { subscribe, get, getFirst } = useMemo(() => unreadOf(identities), [keys]);
  const unread = useSyncExternalStore(subscribe, get, getFirst);
  useEffect(() => {
    for (const identity of identities) {
      const inbox = knownInbox(elsewhereKey(identity));
      if (inbox !== undefined) {
        inbox.getSubscriberHash = identity.getSubscriberHash;
      }
    }
  });
  return unread;
}

/** The counts of some identities as a store. */
function unreadOf(identities: readonly ElsewhereIdentity[]) {
  const keyed = identities.map((identity) => [elsewhereKey(identity), identity] as const);
  let counts: readonly ElsewhereCount[] = keyed.map(() => unknownCount);
  const first = together(identities, counts);
  let unread = first;
  return {
    subscribe(onChange: () => void) {
      const ends = keyed.flatMap(([key, identity]) => {
        const inbox = sharedInbox(key, identity);
        return [inbox.count.subscribe(onChange), inbox.retain()];
      });
      return () => {
        for (const end of ends) {
          end();
        }
      };
    },
    get() {
      const before = counts;
      counts = sameList(
        before,
        keyed.map(([key]) => knownInbox(key)?.count.get() ?? unknownCount),
      );
      if (counts !== before) {
        unread = together(identities, counts);
      }
      return unread;
    },
    /** What a server has drawn. */
    getFirst: () => first,
  };
}

function together(
  identities: readonly ElsewhereIdentity[],
  counts: readonly ElsewhereCount[],
): UnreadElsewhere {
  const workspaces = identities.map((identity, place) => ({
    identity,
    ...(counts[place] ?? unknownCount),
  }));
  return {
    workspaces,
    total: workspaces.reduce((sum, { count = 0 }) => sum + count, 0),
    isAtLeast: workspaces.some((one) => one.isAtLeast),
  };
}
