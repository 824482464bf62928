import { textOf } from './guards.ts';

/** Whether a text can be one part of a path: '.' and '..' survive encoding and would lead to another route. */
export function isPathPart(value: string): boolean {
  return !/^\.{0,2}$/.test(value);
}

/** Whether a JSON value is `true` or `false`; the strings 'true' and 'false' are not. */
export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** A JSON value as true or false, for which databases have 1 and 0; undefined for anything else. */
export function toBoolean(value: unknown): boolean | undefined {
  return value === 1 || value === 0 ? value === 1 : isBoolean(value) ? value : undefined;
}

/** An id: a text that is not empty, or a whole number as its digits; undefined for anything else. */
export function toId(value: unknown): string | undefined {
  return Number.isSafeInteger(value) ? String(value) : textOf(value) || undefined;
}
