import { createStore, type Store } from '../../base/index.ts';

/** The parts of one inbox that show its filters. */
export interface ShownFilters {
  /** How many there are. */
  readonly parts: number;
  /** The names that they have given to kinds. */
  readonly names: Readonly<Record<string, string>>;
}

/** Makes those of one root. Get them with `root.service(createShownFilters)`. */
export function createShownFilters(): Store<ShownFilters> {
  return createStore<ShownFilters>({ parts: 0, names: {} });
}
