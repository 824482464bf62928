import type { OwnAdditions } from '../../inbox/features/Feature.ts';
import { listWords, type Translator } from '../../locales/index.ts';
import { CheckIcon } from '../../primitives/index.ts';
import { Arranged } from './Arranged.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListTools, ToolsButton } from './ListTools.tsx';
import { OpenCounter } from './OpenCounter.tsx';
import { SearchBox } from './SearchBox.tsx';

/** What needs the reader, groups, search and filters: in English until the words of the language have been fetched. */
export const lists = {
  start({ translator }: { readonly translator: Translator }, add: (additions: OwnAdditions) => void) {
    return listWords.follow(translator, (words) =>
      add({
        lists: {
          words,
          Arranged,
          Search: SearchBox,
          Filters: FilterChips,
          Tools: ListTools,
          ToolsButton,
          OpenCounter,
        },
        places: {
          open: {
            tab: words.text('needsYouTab'),
            title: words.text('nothingNeedsYou'),
            icon: <CheckIcon size={28} />,
          },
        },
      }),
    );
  },
};
