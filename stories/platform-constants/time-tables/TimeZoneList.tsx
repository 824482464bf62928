import { useState } from 'react';
import {
  intlTimeZone,
  type TimeZone,
  timeZoneAliases,
  timeZones,
} from '../../../src/platform-constants/index.ts';
import * as page from '../doc-page/DocPage.css.ts';
import { DocPage } from '../doc-page/DocPage.tsx';
import { matches } from '../doc-page/matches.ts';
import { ResultCount } from '../doc-page/ResultCount.tsx';
import { SearchField } from '../doc-page/SearchField.tsx';
import * as styles from './TimeTables.css.ts';

interface ZoneRow {
  zone: TimeZone;
  area: string;
  /** The zone to hand to `Intl` in its place. */
  alias: TimeZone | undefined;
  /** "GMT+2" at this moment. */
  offset: string;
}

/** How the old names without an area are headed. */
const noArea = 'Without an area';

export interface TimeZoneListProps {
  /** What the search field holds at first. */
  initialQuery?: string | undefined;
}

/** Every time zone name of the platform, by area, with its offset now and its alias. */
export function TimeZoneList({ initialQuery = '' }: TimeZoneListProps) {
  const [query, setQuery] = useState(initialQuery);
  const [rows] = useState(() => timeZones.map((zone) => zoneRow(zone, new Date(Date.now()))));
  const found = rows.filter(({ zone, offset, alias }) =>
    matches(query, [zone, offset, alias ? 'alias' : '']),
  );
  const areas = [...new Set(found.map(({ area }) => area))].sort(
    (one, other) => Number(one === noArea) - Number(other === noArea) || one.localeCompare(other),
  );
  const aliased = rows.filter(({ alias }) => alias !== undefined);

  return (
    <DocPage title="Time zones" lead="Every time zone name that the platform offers, with its offset now.">
      <div className={styles.aliases}>
        <h3 className={styles.aliasTitle}>
          <bdi>Names that Intl may refuse: hand it intlTimeZone(zone)</bdi>
        </h3>
        <ul className={styles.aliasList}>
          {aliased.map(({ zone, alias }) => (
            <li key={zone} className={styles.aliasRow}>
              <code className={page.chip}>{zone}</code>
              <span className={page.faint}>stands for</span>
              <code className={page.chip}>{alias}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className={page.toolbar}>
        <SearchField
          label="Search time zones"
          example="City, area or offset"
          value={query}
          onValueChange={setQuery}
        />
      </div>
      <ResultCount shown={found.length} all={rows.length} noun="time zones" query={query} />
      <div className={styles.areas}>
        {areas.map((area) => {
          const here = found.filter((row) => row.area === area);
          return (
            // The key opens and closes all areas when a search begins and ends; between, the reader does.
            <details key={`${area} ${query === ''}`} open={query !== ''} className={styles.area}>
              <summary className={styles.areaName}>
                {area} <span className={styles.areaCount}>{here.length}</span>
              </summary>
              <ul className={styles.zones}>
                {here.map(({ zone, alias, offset }) => (
                  <li key={zone} className={styles.zoneRow}>
                    <code className={page.code}>{zone}</code>
                    {alias && (
                      <span className={page.badge} data-tone="warning">
                        Alias
                      </span>
                    )}
                    <bdi className={styles.offset}>{offset}</bdi>
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
      </div>
    </DocPage>
  );
}

function zoneRow(zone: TimeZone, now: Date): ZoneRow {
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
