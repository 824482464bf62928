/** A JSON object whose members nobody has looked at yet. */
export type UnknownRecord = Record<string, unknown>;

/** Whether a value of the wire is an object that is not an array. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an answer holds as its `data`; an empty object where that is none. */
export function dataOf(body: unknown): UnknownRecord {
  return isRecord(body) && isRecord(body.data) ? body.data : {};
}

/** Whether a value of the wire is a string. */
export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a value of the wire is `true` or `false`; the strings 'true' and 'false' are not. */
export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** A whole number as a count, never below 0; undefined for anything that is not an integer. */
export function toCount(value: unknown): number | undefined {
  return Number.isInteger(value) && typeof value === 'number' ? Math.max(0, value) : undefined;
}
