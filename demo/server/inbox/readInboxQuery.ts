import { invalid } from '../http/inboxErrors.ts';
import type { Query } from '../http/readQuery.ts';
import { type Severity, severities } from '../workflows/messageParts.ts';
import { type AskedFilter, readDataText } from './readFilter.ts';

/** The last millisecond that a date can be. */
const maxMs = 8.64e15;

/** Reads the filter of a list from its query. */
export function readQueryFilter(query: Query): AskedFilter {
  const tags = readTagGroups(query);
  const asked: AskedFilter = {};
  if (tags.length > 0) asked.tags = tags.length === 1 ? (tags[0] ?? []) : tags;
  for (const name of ['read', 'archived', 'snoozed', 'seen'] as const) {
    // Any other text than true counts as false.
    if (query[name] !== undefined) asked[name] = query[name] === 'true';
  }
  const asksFor = readSeverities(query);
  if (asksFor) asked.severity = asksFor;
  if (query.data !== undefined) asked.data = readDataText(query.data);
  for (const name of ['createdGte', 'createdLte'] as const) {
    if (query[name] !== undefined) asked[name] = readInteger(query, name, 0, maxMs, 0);
  }
  return asked;
}

/** Reads the severities of a query, given once or several times. */
export function readSeverities(query: Query): Severity[] | undefined {
  const given = [query.severity ?? [], query['severity[]'] ?? []].flat();
  const known = given.flatMap((name) => severities.find((one) => one === name) ?? []);
  if (known.length < given.length) {
    throw invalid('severity', `severity must be one of ${severities.join(', ')}`);
  }
  return known.length > 0 ? known : undefined;
}

/** Reads a whole number of a query. */
export function readInteger(query: Query, name: string, min: number, max: number, fallback: number): number {
  const text = query[name];
  if (text === undefined) return fallback;
  const value = typeof text === 'string' && text !== '' ? Number(text) : Number.NaN;
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw invalid(name, `${name} must be a whole number from ${min} to ${max}`);
}

/** `tags`, `tags[]` and `tags[0]` are one group; with `tags[0][]`, `tags[1][]` each number is a group. */
function readTagGroups(query: Query): string[][] {
  const groups = new Map<string, string[]>();
  for (const [key, value = []] of Object.entries(query)) {
    const match = /^tags(?:\[(\d*)\])?(\[\d*\])?$/.exec(key);
    if (!match) continue;
    const group = match[2] === undefined ? '' : (match[1] ?? '');
    groups.set(group, [...(groups.get(group) ?? []), ...[value].flat()]);
  }
  return [...groups.values()];
}
