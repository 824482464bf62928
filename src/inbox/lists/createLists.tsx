import { listWords, type Translator } from '../../locales/index.ts';
import { CheckIcon } from '../../primitives/index.ts';
import { AnswerForm, takeAnswer } from './AnswerForm.tsx';
import { Answers } from './Answers.tsx';
import { Arranged } from './Arranged.tsx';
import { FilterChips } from './FilterChips.tsx';
import type { Lists } from './Lists.ts';
import { OpenCounter } from './OpenCounter.tsx';
import { SearchBox } from './SearchBox.tsx';

/** Gives the features of a list in a language: in English until its words have been fetched. Returns a function that ends it. */
export function startLists(translator: Translator, onLists: (lists: Lists) => void): () => void {
  return listWords.follow(translator, (words) =>
    onLists({
      words,
      Arranged,
      Search: SearchBox,
      Filters: FilterChips,
      OpenCounter,
      Answers,
      AnswerForm,
      takeAnswer,
      nothingOpen: { title: words.text('nothingNeedsYou'), icon: <CheckIcon size={28} /> },
    }),
  );
}
