import { createStore } from '../../base/index.ts';
import type { FeatureNeed } from './Feature.ts';

/** Makes the place where lists of a client say that they are on screen, or about to be, and what is in them. Get it with `client.service`. */
export function createNeeds() {
  const { get, set, subscribe } = createStore<readonly FeatureNeed[]>([]);
  return {
    get,
    subscribe,
    add(need: FeatureNeed): void {
      if (!get().includes(need)) {
        set([...get(), need]);
      }
    },
  };
}
