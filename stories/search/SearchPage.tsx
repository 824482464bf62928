import { useEffect, useState } from 'react';
import type { TextPage } from '../../.storybook/site/manifests.ts';
import { pageSections } from './pageSections.ts';
import { SearchBox } from './SearchBox.tsx';
import { type SearchHit, searchSections } from './searchSections.ts';

/** Searches the text of all pages of the site. */
export function SearchPage() {
  const [search, setSearch] = useState<(query: string) => SearchHit[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isShown = true;
    loadPages().then(
      (pages) => isShown && setSearch(() => searchSections(pageSections(pages))),
      (reason: unknown) => isShown && setProblem(String(reason)),
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (problem !== undefined) {
    return (
      <p role="alert">
        The text of the pages could not be loaded, so nothing can be searched: {problem}. Reload to try again.
      </p>
    );
  }
  return search === undefined ? <p role="status">Loading the pages…</p> : <SearchBox search={search} />;
}

async function loadPages(): Promise<readonly TextPage[]> {
  const answer = await fetch('manifests/pages.json');
  if (!answer.ok) {
    throw new Error(`the server answered ${answer.status}`);
  }
  const { pages }: { pages: TextPage[] } = await answer.json();
  return pages;
}
