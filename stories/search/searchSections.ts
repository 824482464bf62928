import MiniSearch from 'minisearch';
import type { PageSection } from './pageSections.ts';

export interface SearchHit extends PageSection {
  /** The words of the section that were found. */
  readonly found: readonly string[];
}

/** Finds sections by words, also by their beginnings and with a wrong letter; the best first. */
export function searchSections(sections: readonly PageSection[]): (query: string) => SearchHit[] {
  const index = new MiniSearch<PageSection>({
    fields: ['heading', 'page', 'text'],
    searchOptions: { boost: { heading: 4, page: 3 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
  });
  index.addAll(sections);
  const byId = new Map(sections.map((section) => [section.id, section]));
  return (query) =>
    index.search(query).flatMap(({ id, terms }) => {
      const section = byId.get(id);
      return section === undefined ? [] : [{ ...section, found: terms }];
    });
}
