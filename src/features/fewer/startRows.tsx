import { shownPreferences, silenceOf, workflowOf } from '../../data/index.ts';
import type { FeatureAdditions } from '../../inbox/features/Feature.ts';
import { fewerWords, type Translator } from '../../locales/index.ts';
import { additionsOf } from './additionsOf.tsx';
import { isComing } from './isComing.ts';
import type { FewerContext, Rows } from './Rows.ts';

/** Gives what is added to rows, again whenever that changes: in English until its words have been fetched. Returns a function that ends it. */
export function startRows(
  context: FewerContext,
  translator: Translator,
  add: (additions: FeatureAdditions) => void,
): () => void {
  const { client, store } = context;
  const rows: Rows = {
    ...context,
    words: fewerWords.wordsOf(translator),
    asking: new Map(),
    sighted: new Set(),
    announcers: new Set(),
    workflowOf: (message) => workflowOf(message, shownPreferences(client, 'template') ?? []),
    newKindOf(message) {
      const { kind = '', id } = message;
      const isAsking = rows.asking.get(kind) === id && !store.get().kinds.includes(kind);
      const found = isAsking ? rows.workflowOf(message) : undefined;
      return found && isComing(found) && !found.workflow.critical ? found.workflow : undefined;
    },
    know: (added) => store.update(({ kinds }) => ({ kinds: [...kinds, ...added] })),
    publish: () => add(additionsOf(rows)),
  };
  const endWords = fewerWords.follow(translator, (words) => {
    rows.words = words;
    rows.publish();
  });
  const stop = store.subscribe(rows.publish);
  // What is turned off may come until the server knows, and the time to undo it is over before.
  const endSilence = silenceOf(client).add((message) => {
    const found = message && rows.workflowOf(message);
    return found !== undefined && !isComing(found);
  });
  return () => {
    endWords();
    stop();
    endSilence();
  };
}
