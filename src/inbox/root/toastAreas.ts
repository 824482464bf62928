import { createStore, type Store } from '../../base/index.ts';
import { isShown } from '../dom/isShown.ts';

/** A mounted `Inbox.Toasts`: its element, and whether the ready-made panel has put it there. */
export interface ToastArea {
  readonly element: Element | null;
  readonly readyMade: boolean;
}

/** Which of the areas shows toasts: the first that is on the page, and not hidden by CSS of the host. */
export function areaInUse(areas: readonly ToastArea[]): ToastArea | undefined {
  return areas.find(({ element }) => isShown(element)) ?? areas[0];
}

/** The areas for toasts of one inbox. The first that is shown has them: the newest of those that the host has placed, else that of the panel. */
export interface ToastAreas extends Omit<Store<readonly ToastArea[]>, 'set'> {
  /** Adds an area, and returns a function that removes it. */
  add(area: ToastArea): () => void;
}

/** Makes the list of the areas of one root. Get it with `root.service(createToastAreas)`. */
export function createToastAreas(): ToastAreas {
  const { get, set, subscribe } = createStore<readonly ToastArea[]>([]);
  return {
    get,
    subscribe,
    add(area) {
      set(area.readyMade ? [...get(), area] : [area, ...get()]);
      return () => set(get().filter((one) => one !== area));
    },
  };
}
