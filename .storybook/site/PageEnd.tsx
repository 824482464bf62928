import { useEffect, useState } from 'react';
import { type IndexEntry, loadIndex } from './loadIndex.ts';
import { SiteLink } from './SiteLink.tsx';

/** What ends every documentation page: the states and tests of its part, and the page as Markdown. */
export function PageEnd() {
  const id = new URLSearchParams(location.search).get('id') ?? '';
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    let isShown = true;
    void loadIndex().then((loaded) => isShown && setEntries(loaded));
    return () => {
      isShown = false;
    };
  }, []);
  const ofPart = entries.filter((entry) => entry.type === 'story' && isOf(entry.id, id));
  const tests = ofPart.filter(({ tags }) => tags.includes('interaction'));
  const states = ofPart.length - tests.length;
  return (
    <footer className="page-end">
      {ofPart.length > 0 && (
        <>
          <h2 id="tests">Tests</h2>
          <p>
            {states > 0 && `${states === 1 ? 'One state' : `${states} states`}, each checked by axe. `}This
            site is published only when all of its stories and tests have passed.
          </p>
          {tests.length > 0 && (
            <details>
              <summary>
                {tests.length} {tests.length === 1 ? 'test' : 'tests'} of behaviour
              </summary>
              <ul>
                {tests.map((test) => (
                  <li key={test.id}>
                    <SiteLink href={`?path=/story/${test.id}`}>{test.name}</SiteLink>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
      {import.meta.env.PROD && (
        <p>
          <a href={`docs/${id}.md`} target="_blank" rel="noreferrer">
            This page as Markdown
          </a>
        </p>
      )}
    </footer>
  );
}

/** Whether a story is of a page or below it: by its id, since pages stand in groups of the sidebar and their tests do not. */
function isOf(story: string, page: string): boolean {
  // `compose-bell--default`, and `compose-bell-interactions--opens`.
  return page.endsWith('--docs') && story.startsWith(page.slice(0, -'-docs'.length));
}
