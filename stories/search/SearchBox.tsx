import { Fragment, useDeferredValue, useId, useState } from 'react';
import { SiteLink } from '../../.storybook/site/SiteLink.tsx';
import './searchBox.css';
import type { SearchHit } from './searchSections.ts';

const shown = 20;

/** A field, and the sections in which its words were found. */
export function SearchBox({ search }: { search: (query: string) => SearchHit[] }) {
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const hits = asked === '' ? [] : search(asked);
  const field = useId();
  return (
    <search className="sb-unstyled site-search">
      <label htmlFor={field}>Words of any page, name, prop or selector</label>
      <input
        id={field}
        type="search"
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status">{asked !== '' && said(hits.length)}</p>
      <ol>
        {hits.slice(0, shown).map((hit) => (
          <li key={hit.id}>
            <SiteLink href={`?path=/docs/${hit.id}`}>
              {hit.page.replaceAll('/', ' › ')}
              {hit.heading !== '' && !hit.page.endsWith(hit.heading) && ` › ${hit.heading}`}
            </SiteLink>
            <p>
              <Excerpt hit={hit} />
            </p>
          </li>
        ))}
      </ol>
    </search>
  );
}

function said(count: number): string {
  if (count === 0) {
    return 'Nothing was found. Fewer letters find more.';
  }
  return count > shown
    ? `${count} places; the best ${shown}:`
    : `${count} ${count === 1 ? 'place' : 'places'}`;
}

/** The text around the first word that was found, the words marked. */
function Excerpt({ hit: { text, found } }: { hit: SearchHit }) {
  const words = new RegExp(`(${found.map(literally).join('|')})`, 'giu');
  const at = Math.max(0, text.search(words) - 60);
  const piece = `${at > 0 ? '…' : ''}${text.slice(at, at + 220)}${text.length > at + 220 ? '…' : ''}`;
  return piece.split(words).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which have no other name
    <Fragment key={index}>{index % 2 === 1 ? <mark>{part}</mark> : part}</Fragment>
  ));
}

const literally = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
