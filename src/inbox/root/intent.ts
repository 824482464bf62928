import { createStore, type Store } from '../../base/index.ts';

/** How often the reader has come to the bell, by pointer, focus or touch: most likely the panel is opened next. */
export function createIntent(): Store<number> {
  return createStore(0);
}
