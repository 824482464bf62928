import type { InboxClient } from '../client/InboxClient.ts';
import { replaceChange } from '../facts/changes.ts';
import type { Entry } from './entry.ts';

/**
 * So often it is looked at what has no answer, in milliseconds. The second time that is told: nine seconds after the act at the latest,
 * with the usual time to undo it.
 */
export const lookMs = 2_000;

/** Tells which entries have had no answer for long. `watch` is called with each new one. */
export function createUnanswered(client: InboxClient, entries: () => readonly Entry[]) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function watch(): void {
    timer ??= setTimeout(look, lookMs);
  }

  function look(): void {
    timer = undefined;
    for (const entry of entries()) {
      entry.age += 1;
      if (entry.age === 2) {
        replaceChange(client, { ...entry.change, isUnanswered: true });
      }
      watch();
    }
  }

  return { watch, end: () => clearTimeout(timer) };
}
