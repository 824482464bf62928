import { useState } from 'react';
import {
  intlTimeZone,
  type TimeZone,
  timeZoneAliases,
  timeZones,
} from '../../../src/platform-constants/index.ts';
import { ConstantPage } from '../constant-page/ConstantPage.tsx';
import * as page from '../doc-page/DocPage.css.ts';
import * as styles from './EnumerationList.css.ts';

/** How the old names without an area are headed, after all others. */
const noArea = 'Without an area';

const aliased = Object.entries(timeZoneAliases).map(([zone, alias]) => `${zone} (for ${alias})`);

export interface TimeZoneListProps {
  /** What the search field holds at first. */
  initialQuery?: string | undefined;
}

/** Every time zone name of the platform, by area, with its offset now and its alias. */
export function TimeZoneList({ initialQuery }: TimeZoneListProps) {
  const [rows] = useState(() => timeZones.map((zone) => zoneRow(zone, new Date(Date.now()))));
  const areas = [...new Set(rows.map(({ area }) => area))].sort(
    (one, other) => Number(one === noArea) - Number(other === noArea) || one.localeCompare(other),
  );

  return (
    <ConstantPage
      title="Time zones"
      lead={`Every time zone name that the platform offers, with its offset now. Intl may refuse ${aliased.join(' and ')}: hand it intlTimeZone(zone).`}
      noun="time zones"
      example="City, area or offset"
      rows={rows}
      wordsOf={({ zone, offset, alias }) => [zone, offset, alias ? 'alias' : '']}
      initialQuery={initialQuery}
    >
      {(found, query) => (
        <div className={styles.entries}>
          {areas.map((area) => {
            const here = found.filter((row) => row.area === area);
            return (
              here.length > 0 && (
                // The key opens and closes all areas when a search begins and ends; between, the reader does.
                <details key={`${area} ${query === ''}`} open={query !== ''} className={styles.area}>
                  <summary className={styles.summaryLine}>
                    {area} <span className={page.choiceCount}>{here.length}</span>
                  </summary>
                  <ul className={styles.chips}>
                    {here.map(({ zone, alias, offset }) => (
                      <li key={zone}>
                        <code className={page.chip}>{zone}</code>
                        <bdi className={styles.label}>{offset}</bdi>
                        {alias && (
                          <>
                            <span className={page.badge} data-tone="warning">
                              Alias
                            </span>
                            <span className={styles.label}>stands for {alias}</span>
                          </>
                        )}
                      </li>
                    ))}
                  </ul>
                </details>
              )
            );
          })}
        </div>
      )}
    </ConstantPage>
  );
}

function zoneRow(zone: TimeZone, now: Date) {
  const aliases: Partial<Record<TimeZone, TimeZone>> = timeZoneAliases;
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: intlTimeZone(zone),
    timeZoneName: 'shortOffset',
  }).formatToParts(now);
  return {
    zone,
    area: zone.includes('/') ? (zone.split('/')[0] ?? noArea) : noArea,
    alias: aliases[zone],
    offset: parts.find(({ type }) => type === 'timeZoneName')?.value ?? '',
  };
}
