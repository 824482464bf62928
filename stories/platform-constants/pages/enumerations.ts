import * as constants from '../../../src/platform-constants/index.ts';
import { type SourceNote, sourceNotes } from '../source-notes/sourceNotes.ts';

/** One enumeration of the room, or one flat record of values by name. */
export interface Enumeration {
  readonly name: string;
  readonly kind: 'set' | 'record';
  readonly note: SourceNote;
  /** In order; `label` is what the record holds under the value. */
  readonly values: readonly { readonly value: string; readonly label?: string }[];
}

/** Every enumeration that the room's index gives out, in order of theme and name: found, not listed. */
export const enumerations: readonly Enumeration[] = Object.entries(constants)
  .flatMap(([name, held]) => {
    const note = sourceNotes.get(name);
    const read = note && readValues(held);
    return read ? [{ name, note, ...read }] : [];
  })
  .sort((one, other) => one.note.theme.localeCompare(other.note.theme) || one.name.localeCompare(other.name));

/** The union type that TypeScript shows, as it would be written by hand. */
export function unionOf({ kind, values }: Enumeration): string {
  return kind === 'set' ? values.map(({ value }) => `'${value}'`).join(' | ') : '';
}

function readValues(held: unknown): Pick<Enumeration, 'kind' | 'values'> | undefined {
  if (Array.isArray(held)) {
    return held.every((value) => typeof value === 'string')
      ? { kind: 'set', values: held.map((value) => ({ value })) }
      : undefined;
  }
  if (typeof held !== 'object' || held === null) return undefined;
  // A credential field is flat as well, but it is a part of the catalogue of providers.
  if ('key' in held && constants.isCredentialKey(held.key)) return undefined;
  const entries: [string, unknown][] = Object.entries(held);
  if (!entries.every(([, label]) => isPlain(label))) return undefined;
  return { kind: 'record', values: entries.map(([value, label]) => ({ value, label: written(label) })) };
}

function isPlain(value: unknown): boolean {
  return (
    ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every(isPlain))
  );
}

function written(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}
