import { useId, useState } from 'react';
import * as doc from '../../platform-constants/doc-page/DocPage.css.ts';
import { matches } from '../../platform-constants/doc-page/matches.ts';
import { ResultCount } from '../../platform-constants/doc-page/ResultCount.tsx';
import { SearchField } from '../../platform-constants/doc-page/SearchField.tsx';
import { TokenItem } from './TokenItem.tsx';
import * as styles from './TokenList.css.ts';
import { type TokenSection, tokenSections } from './tokenRows.ts';

/** Every token that hosts may set, and the colours that follow, with a field that finds some of them. */
export function TokenList() {
  const [query, setQuery] = useState('');
  const sections = tokenSections.map(({ title, rows }) => ({
    title,
    rows: rows.filter(({ group, name, variable, purpose }) =>
      matches(query, [title, `${group}.${name}`, variable, purpose]),
    ),
  }));
  return (
    <>
      <div className={doc.toolbar}>
        <SearchField
          label="Search tokens"
          example="accent, radius, unread …"
          value={query}
          onValueChange={setQuery}
        />
      </div>
      <ResultCount shown={countOf(sections)} all={countOf(tokenSections)} noun="tokens" query={query} />
      {sections.map((section) => section.rows.length > 0 && <Section key={section.title} {...section} />)}
    </>
  );
}

const countOf = (sections: readonly TokenSection[]) =>
  sections.reduce((count, { rows }) => count + rows.length, 0);

function Section({ title, rows }: TokenSection) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={doc.sectionTitle}>
        {title}
      </h2>
      <ul className={styles.list}>
        {rows.map((row) => (
          <TokenItem key={row.variable} row={row} />
        ))}
      </ul>
    </section>
  );
}
