import { Fragment, useId } from 'react';
import { type ContrastPairs, controlPairs, textPairs } from '../../../src/primitives/theme/contrastPairs.ts';
import * as doc from '../../platform-constants/doc-page/DocPage.css.ts';
import { shownThemes } from '../token-list/themes.ts';
import { ContrastFigure } from './ContrastFigure.tsx';
import * as styles from './ContrastTable.css.ts';

/** The contrast of each pair of colours that are drawn on each other, in every theme. */
export function ContrastTables() {
  return (
    <>
      <ContrastTable
        title="Contrast of text"
        lead="WCAG 2.2 asks for 4.5 (AA); the contrast themes have 7 (AAA)."
        pairs={textPairs}
        kind="text"
      />
      <ContrastTable
        title="Contrast of controls"
        lead="Edges, tracks, marks and focus rings: 3, so that one sees where a control is, and its state."
        pairs={controlPairs}
        kind="control"
      />
    </>
  );
}

interface ContrastTableProps {
  title: string;
  lead: string;
  pairs: ContrastPairs;
  kind: 'text' | 'control';
}

function ContrastTable({ title, lead, pairs, kind }: ContrastTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={doc.sectionTitle}>
        {title}
      </h2>
      <p className={styles.lead}>
        <bdi>{lead}</bdi>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Without focus the keyboard could not scroll it. */}
      <section aria-label={`${title}, table`} tabIndex={0} className={doc.scroller}>
        <table className={doc.table} aria-labelledby={id}>
          <thead>
            <tr>
              {['Colours', ...shownThemes.map(({ name }) => name)].map((heading) => (
                <th key={heading} scope="col" className={styles.head}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pairs.flatMap(([ink, grounds]) =>
              grounds.map((ground) => (
                <tr key={`${ink} ${ground}`}>
                  <th scope="row" className={styles.pair}>
                    <b className={styles.ink}>{breakable(ink)}</b> on {breakable(ground)}
                  </th>
                  {shownThemes.map((theme) => (
                    <ContrastFigure key={theme.name} {...{ theme, ink, ground, kind }} />
                  ))}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** A name that may be broken before its capitals. */
function breakable(name: string) {
  return name.split(/(?=[A-Z])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
