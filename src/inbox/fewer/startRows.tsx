import { shownPreferences, silenceOf, workflowOf } from '../../data/index.ts';
import { fewerWords, type Translator } from '../../locales/index.ts';
import type { RowExtras } from '../settings/rowExtras.ts';
import { extendPlaces } from './extendPlaces.tsx';
import { isOn } from './isOn.ts';
import type { FewerContext, Rows } from './Rows.ts';
import { Watch } from './Watch.tsx';

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
