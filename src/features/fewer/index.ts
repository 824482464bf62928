import { late } from '../../base/index.ts';
import type { InboxMessage } from '../../data/index.ts';
import type { InboxFeature } from '../../inbox/features/Feature.ts';

/** Not part of a first load: nothing arrives before. */
const loadFewer = late(() => import('./code.ts'));

/**
 * Lets readers have fewer messages, from the menu of a row: it tells why a message came, turns messages of its kind off in the inbox, for a
 * while or for good, and mutes its thread in this browser. The first message of a new kind asks whether to keep it. Have it on each page that
 * has a bell: a muted thread is silent, and what was off for a while is turned on again, while it is there.
 */
export function fewer({
  threadOf,
}: {
  /**
   * Gives what messages have in common that a reader may mute, such as the thread in their data; undefined for one that is in none. Where
   * the list folds threads, give its `groupBy` the same function. @default no message is in a thread
   */
  readonly threadOf?: ((message: InboxMessage) => string | undefined) | undefined;
} = {}): InboxFeature {
  return {
    id: 'fewer',
    begins: 'page',
    load: () => loadFewer().then(({ fewerCode }) => fewerCode(threadOf)),
  };
}
