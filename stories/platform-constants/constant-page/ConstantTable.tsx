import type { ReactNode } from 'react';
import * as page from '../doc-page/DocPage.css.ts';
import * as styles from './ConstantTable.css.ts';

export interface ConstantColumn<Row> {
  name: string;
  /** What stands under the name. */
  note?: string;
  cell: (row: Row) => ReactNode;
  /** A narrow page has no room for it: what it says stands in the first column then. */
  folds?: boolean;
}

export interface ConstantTableProps<Row> {
  /** Names the region that scrolls. */
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The heading that a row stands under. */
  groupOf?: (row: Row) => string;
  /** The first one heads each row. */
  columns: readonly [ConstantColumn<Row>, ...ConstantColumn<Row>[]];
}

/** Rows of constants under their headings; the first column stays while the others pass under it. */
export function ConstantTable<Row>({ label, rows, keyOf, groupOf, columns }: ConstantTableProps<Row>) {
  const groups = [...new Set(rows.map((row) => groupOf?.(row)))];
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={page.scroller}>
      <table className={page.table}>
        <thead>
          <tr>
            {columns.map(({ name, note, folds }) => (
              <th key={name} scope="col" className={styles.head} data-folds={folds}>
                {name}
                {note && <code className={styles.note}>{note}</code>}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group}>
            {group && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length} className={styles.group}>
                  {group}
                </th>
              </tr>
            )}
            {rows
              .filter((row) => groupOf?.(row) === group)
              .map((row) => (
                <tr key={keyOf(row)}>
                  <th scope="row" className={styles.rowHead}>
                    {first.cell(row)}
                    {others.map(
                      ({ name, cell, folds }) =>
                        folds && (
                          <span key={name} className={styles.folded}>
                            {cell(row)}
                          </span>
                        ),
                    )}
                  </th>
                  {others.map(({ name, cell, folds }) => (
                    <td key={name} className={styles.cell} data-folds={folds}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
