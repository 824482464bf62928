import { useState } from 'react';
import {
  describeExecutionCode,
  type ExecutionCode,
  executionCodes,
} from '../../../src/platform-constants/index.ts';
import * as page from '../doc-page/DocPage.css.ts';
import { DocPage } from '../doc-page/DocPage.tsx';
import { matches } from '../doc-page/matches.ts';
import { ResultCount } from '../doc-page/ResultCount.tsx';
import { SearchField } from '../doc-page/SearchField.tsx';
import * as styles from './ExecutionCodeTable.css.ts';

const rows = Object.entries(executionCodes).map(([name, code]) => ({
  name,
  code,
  meaning: describeExecutionCode(code),
}));

/** Codes come in thousands. */
const familyOf = (code: ExecutionCode) => Math.floor(code / 1000) * 1000;

export interface ExecutionCodeTableProps {
  /** What the search field holds at first. */
  initialQuery?: string | undefined;
}

/** Every execution code with its name and meaning, and a way to ask for one. */
export function ExecutionCodeTable({ initialQuery = '' }: ExecutionCodeTableProps) {
  const [query, setQuery] = useState(initialQuery);
  const found = rows.filter(({ name, code, meaning }) => matches(query, [name, String(code), meaning]));
  const families = [...new Set(found.map(({ code }) => familyOf(code)))];
  const asked = /^\s*\d+\s*$/.test(query) ? Number(query) : undefined;
  const answer = asked === undefined ? undefined : describeExecutionCode(asked);

  return (
    <DocPage title="Execution codes" lead="The numbers in execution details, their names and what they mean.">
      <div className={page.toolbar}>
        <SearchField
          label="Search execution codes"
          example="Code, name or meaning"
          value={query}
          onValueChange={setQuery}
        />
        {asked !== undefined && (
          <code className={page.chip}>
            describeExecutionCode({asked}) → {answer === undefined ? 'undefined' : `'${answer}'`}
          </code>
        )}
      </div>
      <ResultCount shown={found.length} all={rows.length} noun="execution codes" query={query} />
      {found.length > 0 && (
        <div className={page.scroller}>
          <table className={page.table}>
            <thead>
              <tr>
                <th scope="col" className={page.columnHead}>
                  Code
                </th>
                <th scope="col" className={page.columnHead}>
                  Meaning
                </th>
                <th scope="col" className={`${page.columnHead} ${styles.nameColumn}`}>
                  Name
                </th>
              </tr>
            </thead>
            {families.map((family) => (
              <tbody key={family} className={styles.family}>
                {found
                  .filter(({ code }) => familyOf(code) === family)
                  .map(({ code, name, meaning }) => (
                    <tr key={code}>
                      <th scope="row" className={page.figure}>
                        <code className={styles.code}>{code}</code>
                      </th>
                      <td className={page.cell}>
                        <bdi>{meaning}</bdi>
                        <code className={styles.nameBelow}>{name}</code>
                      </td>
                      <td className={`${page.cell} ${styles.nameColumn}`}>
                        <code className={`${page.code} ${page.faint}`}>{name}</code>
                      </td>
                    </tr>
                  ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
    </DocPage>
  );
}
