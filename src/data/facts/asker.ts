import { onlineManager, type Query, type QueryKey } from '@tanstack/react-query';
import { createRetry, type Retry, retries } from '../../base/index.ts';
import type { InboxClient } from '../client/InboxClient.ts';
import type { AskReason } from '../model/askReason.ts';
import type { Fact } from '../model/fact.ts';
import { toInboxError } from '../transport/InboxError.ts';
import { timeOf } from './clock.ts';
import { pendingChangesOf } from './pendingChanges.ts';
import { type QueryName, queryKeys } from './queryKeys.ts';

export const countNames = ['unread', 'unseen', 'tab'] as const satisfies readonly QueryName[];

/**
 * Asks for everything under a key again: at once what is on screen, and the rest when it is shown. What is being asked is asked once
 * more afterwards, since its answer may be older than the reason. One question at a time for each fact, and none is cancelled.
 */
export function askAgain(client: InboxClient, queryKey: QueryKey, why: AskReason): void {
  client.service(createAsker).ask(queryKey, why);
}

/** What was asked again while an answer was on its way is in that answer. */
export function askNoMore(client: InboxClient, queryHash: string): void {
  client.service(createAsker).wanted.delete(queryHash);
}

function createAsker(client: InboxClient) {
  const { queryClient } = client;
  const wanted = new Map<string, number>();
  const running = new Set<string>();
  const failing = new Map<string, Retry>();
  const keys = queryKeys(client.scope);
  const countKeys = countNames.map((name): unknown => keys[name].at(-1));

  client.events.on('ending', () => {
    for (const retry of failing.values()) {
      retry.stop();
    }
  });

  function isOwed({ queryKey, queryHash }: Query): boolean {
    const { askedAt = 0 } = queryClient.getQueryData<Fact<unknown>>(queryKey) ?? {};
    return !client.isDestroyed() && askedAt < (wanted.get(queryHash) ?? 0);
  }

  async function run(query: Query): Promise<void> {
    const { queryKey, queryHash } = query;
    if (running.has(queryHash)) {
      return;
    }
    running.add(queryHash);
    let failure: unknown;
    let isAsked = true;
    while (isAsked && failure === undefined && isOwed(query) && query.isActive()) {
      if (countKeys.includes(queryKey[client.scope.length])) {
        // Nobody knows whether an answer contains a change that is on its way.
        await whenQuiet(client);
      }
      const filters = { queryKey, exact: true, type: 'active' } as const;
      // A question that is under way was asked for another reason: its failure is none of this one.
      const isEarlier = queryClient.isFetching(filters) > 0;
      await queryClient
        .refetchQueries(filters, { cancelRefetch: false, throwOnError: true })
        .catch((thrown: unknown) => {
          failure = isEarlier ? undefined : thrown;
        });
      // Without a network it rests, and goes on by itself.
      isAsked = onlineManager.isOnline();
    }
    running.delete(queryHash);
    recover(query, failure);
  }

  /** Asks again later what has failed and may succeed, since no other event may be a reason to. */
  function recover(query: Query, failure: unknown): void {
    const retry = failing.get(query.queryHash) ?? createRetry(retries.failed, () => void run(query));
    retry.stop();
    failing.delete(query.queryHash);
    if (failure !== undefined && toInboxError(failure).retryable && !client.isDestroyed()) {
      retry.wait();
      failing.set(query.queryHash, retry);
    }
  }

  return {
    wanted,
    ask(queryKey: QueryKey, why: AskReason): void {
      for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
        wanted.set(query.queryHash, timeOf(client));
        client.events.emit('asked', [query.queryHash, why]);
        query.invalidate();
        // Reasons of one moment are one question.
        queueMicrotask(() => void run(query));
      }
    },
  };
}

/** Resolves once none of the reader's changes is on its way. */
function whenQuiet(client: InboxClient): Promise<void> {
  const store = pendingChangesOf(client);
  const isQuiet = () => client.isDestroyed() || !store.get().changes.some(({ state }) => state === 'sending');
  return new Promise((resolve) => {
    const stop = store.subscribe(check);
    const end = client.events.on('ending', leave);
    function leave(): void {
      stop();
      end();
      resolve();
    }
    function check(): void {
      if (isQuiet()) {
        leave();
      }
    }
    check();
  });
}
