import { badRequest } from './httpError.ts';
import { findTextFault } from './textGuard.ts';

/** The query of a request as the HTTP server parses it: a repeated name becomes a list. */
export type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Clients that build queries from plain objects send these words for absent values. */
const absentWords = new Set(['', 'undefined', 'null']);

/** Reads a list: repeated names, `name[]`, `name[0]`, and comma lists all mean the same. */
export function readList(query: Query, name: string): string[] | null {
  const values = Object.entries(query)
    .filter(([key]) => key === name || (key.startsWith(`${name}[`) && key.endsWith(']')))
    .flatMap(([, value]) => value ?? [])
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => !absentWords.has(value));
  return values.length > 0 ? [...new Set(values)] : null;
}

/** Reads true or false, or null when absent. */
export function readFlag(query: Query, name: string): boolean | null {
  const text = readText(query, name);
  if (text === null) return null;
  if (text === 'true') return true;
  if (text === 'false') return false;
  throw badRequest(`${name} must be true or false`);
}

/** Reads a whole number inside its bounds; `lenient` returns the fallback for text that is no number. */
export function readWhole(
  query: Query,
  name: string,
  bounds: { min: number; max: number; fallback: number; lenient?: boolean },
): number {
  const text = readText(query, name);
  if (text === null) return bounds.fallback;
  const value = Number(text);
  if (Number.isNaN(value) && bounds.lenient) return bounds.fallback;
  if (!Number.isInteger(value)) throw badRequest(`${name} must be a whole number`);
  if (value < bounds.min) throw badRequest(`${name} must not be less than ${bounds.min}`);
  if (value > bounds.max) throw badRequest(`${name} must not be greater than ${bounds.max}`);
  return value;
}

/** Reads base64 of a JSON object, or null when absent. */
export function readEncodedObject(query: Query, name: string): Readonly<Record<string, unknown>> | null {
  const text = readText(query, name);
  if (text === null) return null;
  try {
    // A plus sign that was not escaped arrives as a space.
    const value: unknown = JSON.parse(Buffer.from(text.replaceAll(' ', '+'), 'base64').toString('utf8'));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isObject && findTextFault(value) === null) return { ...value };
  } catch {
    // The sentence below applies to text that is not JSON and to JSON that is not an object.
  }
  throw badRequest(`${name} must be base64 of a JSON object`);
}

function readText(query: Query, name: string): string | null {
  const value = query[name];
  if (Array.isArray(value)) throw badRequest(`${name} must be given once`);
  return value === undefined || absentWords.has(value) ? null : value;
}
