import { useId, useState } from 'react';
import { intlTimeZone, isTimeZone, type TimeZone, timeZones } from '../../../src/platform-constants/index.ts';
import { ChevronDownIcon, WarningIcon } from '../../../src/primitives/index.ts';
import { ConstantPage } from '../constant-page/ConstantPage.tsx';
import { ConstantTable } from '../constant-page/ConstantTable.tsx';
import * as page from '../doc-page/DocPage.css.ts';
import * as selects from '../doc-page/Select.css.ts';
import { cronRows, nextRun } from './cronRows.ts';

export interface CronPresetTableProps {
  /** What the search field holds at first. */
  initialQuery?: string | undefined;
  /** @default 'UTC' */
  initialTimeZone?: TimeZone | undefined;
}

/** Every cron preset with its expression and the moment when it fires next. */
export function CronPresetTable({ initialQuery, initialTimeZone = 'UTC' }: CronPresetTableProps) {
  const [timeZone, setTimeZone] = useState<TimeZone>(initialTimeZone);
  const [from] = useState(() => new Date(Date.now()));
  const zoneId = useId();
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
    <ConstantPage
      title="Cron presets"
      lead="Every named schedule with its expression and its next run. Six fields begin with seconds."
      noun="cron presets"
      example="Name or expression"
      rows={cronRows}
      wordsOf={({ name, expression, description }) => [name, expression, description]}
      initialQuery={initialQuery}
      tools={() => (
        <div className={page.labelled}>
          <label htmlFor={zoneId} className={page.faint}>
            Next run in
          </label>
          <div className={selects.selectBox}>
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
      )}
    >
      {(found) => (
        <ConstantTable
          label="Cron presets"
          rows={found}
          keyOf={({ name }) => name}
          columns={[
            {
              name: 'Preset',
              cell: ({ description, name }) => (
                <>
                  <bdi>{description}</bdi>
                  <br />
                  <code className={`${page.code} ${page.faint}`}>{name}</code>
                </>
              ),
            },
            {
              name: 'Expression',
              folds: true,
              cell: ({ expression, hasSeconds }) => (
                <>
                  <code className={page.chip}>{expression}</code>{' '}
                  {hasSeconds && <span className={page.faint}>seconds first</span>}
                </>
              ),
            },
            {
              name: 'Next run',
              cell: (row) => {
                const next = nextRun(row, timeZone, from);
                return next ? (
                  <time dateTime={next.toISOString()}>
                    <bdi>{clock.format(next)}</bdi>
                  </time>
                ) : (
                  <span className={page.badge} data-tone="warning">
                    <WarningIcon size={16} /> Never fires
                  </span>
                );
              },
            },
          ]}
        />
      )}
    </ConstantPage>
  );
}
