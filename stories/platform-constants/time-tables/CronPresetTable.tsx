import { useId, useState } from 'react';
import { intlTimeZone, isTimeZone, type TimeZone, timeZones } from '../../../src/platform-constants/index.ts';
import { ChevronDownIcon, WarningIcon } from '../../../src/primitives/index.ts';
import * as page from '../doc-page/DocPage.css.ts';
import { DocPage } from '../doc-page/DocPage.tsx';
import { matches } from '../doc-page/matches.ts';
import { ResultCount } from '../doc-page/ResultCount.tsx';
import { SearchField } from '../doc-page/SearchField.tsx';
import * as selects from '../doc-page/Select.css.ts';
import { cronRows, nextRun } from './cronRows.ts';
import * as styles from './TimeTables.css.ts';

export interface CronPresetTableProps {
  /** What the search field holds at first. */
  initialQuery?: string | undefined;
  /** @default 'UTC' */
  initialTimeZone?: TimeZone | undefined;
}

/** Every cron preset with its expression and the moment when it fires next. */
export function CronPresetTable({ initialQuery = '', initialTimeZone = 'UTC' }: CronPresetTableProps) {
  const [query, setQuery] = useState(initialQuery);
  const [timeZone, setTimeZone] = useState<TimeZone>(initialTimeZone);
  const [from] = useState(() => new Date(Date.now()));
  const zoneId = useId();
  const found = cronRows.filter((row) => matches(query, [row.name, row.expression, row.description]));
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: intlTimeZone(timeZone),
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

  return (
    <DocPage
      title="Cron presets"
      lead="Every named schedule with its expression and its next run. Six fields begin with seconds."
    >
      <div className={page.toolbar}>
        <SearchField
          label="Search cron presets"
          example="Name or expression"
          value={query}
          onValueChange={setQuery}
        />
        <div className={styles.zone}>
          <label htmlFor={zoneId} className={styles.zoneLabel}>
            Next run in
          </label>
          <div className={styles.zoneSelect}>
            <select
              id={zoneId}
              className={selects.select}
              value={timeZone}
              onChange={({ target }) => isTimeZone(target.value) && setTimeZone(target.value)}
            >
              {timeZones.map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </select>
            <span className={selects.selectIcon}>
              <ChevronDownIcon size={16} />
            </span>
          </div>
        </div>
      </div>
      <ResultCount shown={found.length} all={cronRows.length} noun="cron presets" query={query} />
      {found.length > 0 && (
        <div className={page.scroller}>
          <table className={page.table}>
            <thead>
              <tr>
                <th scope="col" className={`${page.columnHead} ${styles.presetColumn}`}>
                  Preset
                </th>
                <th scope="col" className={`${page.columnHead} ${styles.roomy}`}>
                  Expression
                </th>
                <th scope="col" className={page.columnHead}>
                  Next run
                </th>
              </tr>
            </thead>
            <tbody>
              {found.map((row) => {
                const next = nextRun(row, timeZone, from);
                return (
                  <tr key={row.name} data-impossible={row.impossible ? '' : undefined}>
                    <th scope="row" className={page.cell}>
                      <span className={styles.description}>
                        <bdi>{row.description}</bdi>
                      </span>
                      <code className={styles.name}>{row.name}</code>
                      <code className={styles.expressionBelow} dir="ltr">
                        {row.expression}
                      </code>
                    </th>
                    <td className={`${page.cell} ${styles.roomy}`}>
                      <code className={page.chip} dir="ltr">
                        {row.expression}
                      </code>{' '}
                      {row.hasSeconds && <span className={page.faint}>seconds first</span>}
                    </td>
                    <td className={page.cell}>
                      {next ? (
                        <time dateTime={next.toISOString()} className={styles.moment}>
                          <bdi>{clock.format(next)}</bdi>
                        </time>
                      ) : (
                        <span className={styles.never}>
                          <WarningIcon size={16} />
                          <bdi>Never fires</bdi>
                        </span>
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </DocPage>
  );
}
