import { useState } from 'react';
import { ConstantPage } from '../constant-page/ConstantPage.tsx';
import { type Choice, Choices } from '../doc-page/Choices.tsx';
import * as page from '../doc-page/DocPage.css.ts';
import { matches } from '../doc-page/matches.ts';
import * as styles from './EnumerationList.css.ts';
import { type Enumeration, enumerations, unionOf } from './enumerations.ts';

/** How many values are shown before a reader asks for the rest. */
const shownAtFirstMaxCount = 32;

const themes = [...new Set(enumerations.map(({ note }) => note.theme))];

const filters: readonly Choice<string>[] = [
  { value: '', label: 'All', count: enumerations.length },
  ...themes.map((theme) => ({
    value: theme,
    label: inWords(theme),
    count: enumerations.filter(({ note }) => note.theme === theme).length,
  })),
];

export interface EnumerationListProps {
  /** What the search field holds at first. */
  initialQuery?: string | undefined;
  /** The folder of the room that is shown at first; all when there is none. */
  initialTheme?: string | undefined;
}

/** Every enumeration of the room: its values, its type and its guard. */
export function EnumerationList({ initialQuery, initialTheme = '' }: EnumerationListProps) {
  const [theme, setTheme] = useState(initialTheme);
  return (
    <ConstantPage
      title="Enumerations"
      lead="Every closed set of the platform with its union type and its guard, and the records that go with them."
      noun="enumerations"
      example="Name, value, type or guard"
      rows={theme === '' ? enumerations : enumerations.filter(({ note }) => note.theme === theme)}
      wordsOf={wordsOf}
      initialQuery={initialQuery}
      tools={() => <Choices label="Theme" choices={filters} value={theme} onValueChange={setTheme} />}
    >
      {(found, query) =>
        [...new Set(found.map(({ note }) => note.theme))].map((each) => (
          <section key={each} aria-label={inWords(each)}>
            <h3 className={page.sectionTitle}>{inWords(each)}</h3>
            <div className={styles.entries}>
              {found
                .filter(({ note }) => note.theme === each)
                .map((one) => (
                  <Entry key={one.name} enumeration={one} query={query} />
                ))}
            </div>
          </section>
        ))
      }
    </ConstantPage>
  );
}

function Entry({ enumeration, query }: { enumeration: Enumeration; query: string }) {
  const { name, kind, note, values } = enumeration;
  const union = unionOf(enumeration);
  // A search for a value leaves the values that it found; a search for the enumeration leaves all of them.
  const hits = values.filter((one) => matches(query, [one.value, one.label ?? '']));
  const listed = hits.length > 0 ? hits : values;
  const first = listed.slice(0, shownAtFirstMaxCount);
  const rest = listed.slice(shownAtFirstMaxCount);

  return (
    <article aria-label={name} className={styles.entry}>
      <div className={styles.about}>
        <h4 className={styles.name}>
          <code>{name}</code>
        </h4>
        {note.summary && (
          <p className={styles.summary}>
            <bdi>{note.summary}</bdi>
          </p>
        )}
        <dl className={styles.facts}>
          <Fact name="Type" value={note.type} />
          <Fact name="Guard" value={note.guard && `${note.guard}(value)`} />
          <Fact name="Source" value={note.origin} words />
        </dl>
      </div>
      <div className={styles.values}>
        <p className={styles.count}>
          <bdi>
            {listed.length === values.length
              ? counted(values.length, kind)
              : `${listed.length} of ${counted(values.length, kind)}`}
          </bdi>
        </p>
        <Values values={first} />
        {rest.length > 0 && (
          <details className={styles.more}>
            <summary className={styles.summaryLine}>{rest.length} more</summary>
            <Values values={rest} />
          </details>
        )}
        {union && note.type && values.length <= shownAtFirstMaxCount && (
          <pre className={styles.union}>{`type ${note.type} = ${union};`}</pre>
        )}
      </div>
    </article>
  );
}

function Fact({ name, value, words = false }: { name: string; value: string | undefined; words?: boolean }) {
  if (!value) return null;
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>
        {words ? <bdi>{value}</bdi> : <code className={page.code}>{value}</code>}
      </dd>
    </div>
  );
}

function Values({ values }: Pick<Enumeration, 'values'>) {
  return (
    <ul className={styles.chips}>
      {values.map(({ value, label }) => (
        <li key={value}>
          <code className={page.chip}>{value}</code>
          {label !== undefined && (
            <span className={styles.label}>
              <bdi>{label}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function counted(count: number, kind: Enumeration['kind']): string {
  if (kind === 'record') return count === 1 ? '1 entry' : `${count} entries`;
  return count === 1 ? '1 value' : `${count} values`;
}

function inWords(folder: string): string {
  const words = folder.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function wordsOf({ name, note, values }: Enumeration): readonly string[] {
  return [
    name,
    note.type ?? '',
    note.guard ?? '',
    ...values.flatMap(({ value, label }) => [value, label ?? '']),
  ];
}
