import {
  type InboxMessage,
  shownPreferences,
  silenceOf,
  type WorkflowPreference,
  workflowOf,
} from '../../data/index.ts';
import { type FewerWords, fewerWords, type Translator } from '../../locales/index.ts';
import type { RowExtras } from '../settings/rowExtras.ts';
import type { FewerContext } from './createFewer.ts';
import { extendPlaces } from './extendPlaces.tsx';
import { isOn } from './isOn.ts';
import { Watch } from './Watch.tsx';

/** What the rows of a reader's lists share. */
export interface Rows extends FewerContext {
  words: FewerWords;
  preferences: readonly WorkflowPreference[];
  /** The ids of the messages whose rows ask whether to keep a kind, by the kinds. */
  readonly asking: Map<string, string>;
  /** Those kinds of which the question was on screen. */
  readonly sighted: Set<string>;
  /** The lists that are on screen, as what announces in them. */
  readonly announcers: Set<(words: string) => void>;
  /** The workflow that the preferences are to show, once they are there, and the panel that they are in. */
  target?: { readonly id: string; readonly place: Element } | undefined;
  /** The workflow that the row of a message asks about: it is the first of a kind that is new to the reader. */
  newKindOf(message: InboxMessage): WorkflowPreference['workflow'] | undefined;
  /** The reader has answered for these kinds, or has had the question on screen. */
  know(kinds: Iterable<string>): void;
  /** Has the rows drawn again. */
  publish(): void;
}

/** Gives what is added to rows, again whenever that changes: in English until its words have been fetched. Returns a function that ends it. */
export function startRows(
  context: FewerContext,
  translator: Translator,
  onExtras: (extras: RowExtras) => void,
): () => void {
  const { client, store } = context;
  const rows: Rows = {
    ...context,
    words: fewerWords.wordsOf(translator),
    preferences: [],
    asking: new Map(),
    sighted: new Set(),
    announcers: new Set(),
    newKindOf(message) {
      const { kind = '', id } = message;
      const isAsking = rows.asking.get(kind) === id && !store.get().kinds.includes(kind);
      const found = isAsking ? workflowOf(message, rows.preferences) : undefined;
      return isOn(found) && !found?.workflow.critical ? found?.workflow : undefined;
    },
    know: (added) => store.update(({ kinds }) => ({ kinds: [...kinds, ...added] })),
    publish: () =>
      onExtras({
        extend: (places) => extendPlaces(places, rows),
        watch: (listed) => <Watch listed={listed} rows={rows} />,
      }),
  };
  const endWords = fewerWords.follow(translator, (words) => {
    rows.words = words;
    rows.publish();
  });
  const stop = store.subscribe(rows.publish);
  // What is turned off may come until the server knows, and the time to undo it is over before.
  const endSilence = silenceOf(client).add((message) => {
    const found = message && workflowOf(message, shownPreferences(client, 'template') ?? []);
    return found !== undefined && !found.workflow.critical && !isOn(found);
  });
  return () => {
    endWords();
    stop();
    endSilence();
  };
}
