import type { TimeZone } from './timeZones.ts';

/**
 * Names of the platform's list that `Intl` may refuse, each with an equivalent zone.
 * `US/Pacific-New` left the IANA database in 2020; `Factory` is its placeholder for a clock that was never set,
 * with offset zero.
 * @source IANA time zone database
 */
export const timeZoneAliases = {
  Factory: 'Etc/UTC',
  'US/Pacific-New': 'America/Los_Angeles',
} as const satisfies Partial<Record<TimeZone, TimeZone>>;

/** One time zone name that needs an alias before `Intl` sees it. */
export type AliasedTimeZone = keyof typeof timeZoneAliases;

/** Gives the name to hand to `Intl` for a time zone of the platform: the alias where there is one, else the name. */
export function intlTimeZone(zone: TimeZone): Exclude<TimeZone, AliasedTimeZone> {
  return zone === 'Factory' || zone === 'US/Pacific-New' ? timeZoneAliases[zone] : zone;
}
