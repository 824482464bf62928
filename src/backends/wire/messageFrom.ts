import { isRecord, isString, type MessageRow } from '../../data/index.ts';
import type { WireOptions } from './WireOptions.ts';

/** A row of a server in the words of the inbox. Checks nothing, and leaves what has none of them: the port does. */
export function messageFrom(row: unknown, map: WireOptions['map'] = {}): MessageRow {
  if (!isRecord(row)) {
    return {};
  }
  const renamed = Object.entries(map).map(([name, from]) => [name, isString(from) ? row[from] : from(row)]);
  return { ...row, ...Object.fromEntries(renamed) };
}
