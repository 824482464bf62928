import MiniSearch from 'minisearch';
import type { PageSection } from './pageSections.ts';

export interface SearchHit extends PageSection {
  /** The words of the section that were found. */
  readonly found: readonly string[];
}

/** How to do something comes before what is for contributors. */
const ranks: readonly (readonly [RegExp, number])[] = [
  [/^Start here\/Guides\//, 4],
  [/^For contributors\//, 0.25],
];

/** Finds sections by words, also by their beginnings and with a wrong letter; the best first. */
export function searchSections(sections: readonly PageSection[]): (query: string) => SearchHit[] {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const rankOf = (id: string) => ranks.find(([page]) => page.test(byId.get(id)?.page ?? ''))?.[1] ?? 1;
  const index = new MiniSearch<PageSection>({
    fields: ['heading', 'page', 'text'],
    searchOptions: {
      boost: { heading: 4, page: 3 },
      prefix: true,
      fuzzy: 0.15,
      combineWith: 'AND',
      boostDocument: rankOf,
    },
  });
  index.addAll(sections);
  return (query) => {
    const phrase = query.toLowerCase();
    return index
      .search(query)
      .flatMap(({ id, terms, score }) => {
        const section = byId.get(id);
        return section === undefined
          ? []
          : [{ section, terms, score: score * (says(section, phrase) ? 3 : 1) }];
      })
      .sort((one, other) => other.score - one.score)
      .map(({ section, terms }) => ({ ...section, found: terms }));
  };
}

/** Whether a section has the words as they were asked for, one after the other. */
function says({ heading, text }: PageSection, phrase: string): boolean {
  return `${heading}\n${text}`.toLowerCase().includes(phrase);
}
