import { type InboxMessage, type WorkflowPreference, workflowOf } from '../../data/index.ts';
import { type FewerWords, fewerWords, type Translator } from '../../locales/index.ts';
import type { RowExtras } from '../settings/rowExtras.ts';
import type { FewerContext } from './createFewer.ts';
import { extendPlaces } from './extendPlaces.tsx';
import { isOn } from './isOn.ts';
import { Watch } from './Watch.tsx';

/** What the rows of a reader's lists share. */
export interface Rows extends FewerContext {
  readonly words: FewerWords;
  /** Announces something that was done, in a list that is on screen. */
  announce(words: string): void;
  /** The workflow that the row of a message asks about: it is the first of a kind that is new to the reader. */
  newKindOf(message: InboxMessage): WorkflowPreference['workflow'] | undefined;
  /** The reader has answered, or has had the question on screen. */
  know(kind: string | undefined): void;
}

/** What a list tells of itself. */
export interface RowsState {
  preferences: readonly WorkflowPreference[];
  /** The ids of the rows that ask, by the kinds that they ask about. */
  readonly asking: Map<string, string>;
  /** Those kinds of which the question was on screen. */
  readonly sighted: Set<string>;
  readonly announcers: Set<(words: string) => void>;
  /** The workflow that the preferences are to show, once they are there, and the panel that they are in. */
  target?: { readonly id: string; readonly place: Element } | undefined;
}

/** Gives what is added to rows, again whenever that changes: in English until its words have been fetched. Returns a function that ends it. */
export function startRows(
  context: FewerContext,
  translator: Translator,
  onExtras: (extras: RowExtras) => void,
): () => void {
  const { store } = context;
  const state: RowsState = { preferences: [], asking: new Map(), sighted: new Set(), announcers: new Set() };
  let words = fewerWords.wordsOf(translator);

  const know: Rows['know'] = (kind) => {
    if (kind !== undefined && !store.get().kinds.includes(kind)) {
      store.update(({ kinds }) => ({ kinds: [...kinds, kind] }));
    }
  };

  function publish(): void {
    const rows: Rows = {
      ...context,
      words,
      announce: (said) => [...state.announcers].at(-1)?.(said),
      newKindOf(message) {
        const { kind = '', id } = message;
        const found =
          state.asking.get(kind) === id && !store.get().kinds.includes(kind)
            ? workflowOf(message, state.preferences)
            : undefined;
        return found?.workflow.critical || !isOn(found) ? undefined : found?.workflow;
      },
      know,
    };
    onExtras({
      extend: (places) => extendPlaces(places, rows, state),
      watch: (listed) => <Watch rows={listed} store={store} state={state} know={know} publish={publish} />,
    });
  }

  const endWords = fewerWords.follow(translator, (next) => {
    words = next;
    publish();
  });
  const stop = store.subscribe(publish);
  return () => {
    endWords();
    stop();
  };
}
