import { type ReactNode, useState } from 'react';
import * as page from '../doc-page/DocPage.css.ts';
import { DocPage } from '../doc-page/DocPage.tsx';
import { matches } from '../doc-page/matches.ts';
import { ResultCount } from '../doc-page/ResultCount.tsx';
import { SearchField } from '../doc-page/SearchField.tsx';

export interface ConstantPageProps<Row> {
  title: string;
  lead: string;
  /** What the rows are, in the plural: "cron presets". */
  noun: string;
  /** What may be typed in the search. */
  example: string;
  rows: readonly Row[];
  /** What a search of a row looks at. */
  wordsOf: (row: Row) => readonly string[];
  initialQuery?: string | undefined;
  /** What stands beside the search. */
  tools?: ((query: string) => ReactNode) | undefined;
  /** The rows that a search has left. */
  children: (found: readonly Row[], query: string) => ReactNode;
}

/** The page of a list of constants: what it is, a search, how many are left, and those. */
export function ConstantPage<Row>(props: ConstantPageProps<Row>) {
  const { title, lead, noun, example, rows, wordsOf, initialQuery = '', tools, children } = props;
  const [query, setQuery] = useState(initialQuery);
  const found = rows.filter((row) => matches(query, wordsOf(row)));
  return (
    <DocPage title={title} lead={lead}>
      <div className={page.toolbar}>
        <SearchField label={`Search ${noun}`} example={example} value={query} onValueChange={setQuery} />
        {tools?.(query)}
      </div>
      <ResultCount shown={found.length} all={rows.length} noun={noun} query={query} />
      {found.length > 0 && children(found, query)}
    </DocPage>
  );
}
