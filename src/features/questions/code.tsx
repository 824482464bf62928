import type { InboxClient } from '../../data/index.ts';
import type { DoneChange, OwnAdditions } from '../../inbox/features/Feature.ts';
import { shownCount } from '../../inbox/root/actsDone.ts';
import { questionWords, type Translator } from '../../locales/index.ts';
import { CheckIcon } from '../../primitives/index.ts';
import { Answers } from './Answers.tsx';
import { AnswersTogether } from './AnswersTogether.tsx';
import { ConflictNotes } from './ConflictNotes.tsx';
import { createAnswering, keyedActions } from './keyedAnswers.ts';

/** Messages that ask the reader something: in English until the words of the language have been fetched. */
export const questions = {
  start(
    { client, translator }: { readonly client: InboxClient; readonly translator: Translator },
    add: (additions: OwnAdditions) => void,
  ) {
    return questionWords.follow(translator, (words) =>
      add({
        questions: { words, Answers, AnswersTogether },
        besideList: () => <ConflictNotes />,
        actions: (context) => keyedActions(words, client.service(createAnswering), context),
        places: {
          answered: {
            tab: words.text('decidedTab'),
            title: words.text('nothingDecided'),
            icon: <CheckIcon size={28} />,
          },
        },
        done({ kind, count, effect }) {
          return kind === 'answer'
            ? count > 1
              ? words.text('manyAnswered', { count: shownCount(count, words) })
              : labelOf(effect)
            : undefined;
        },
      }),
    );
  },
};

/** The words of an answer, which its change has with it. */
function labelOf(effect: DoneChange['effect']): string | undefined {
  return typeof effect === 'object' && 'answer' in effect ? effect.label : undefined;
}
