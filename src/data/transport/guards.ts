export type UnknownRecord = Record<string, unknown>;

/** Whether a JSON value is an object and not an array. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The `data` of an answer; an empty object if it is none. */
export function dataOf(body: unknown): UnknownRecord {
  return isRecord(body) && isRecord(body.data) ? body.data : {};
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** An integer as a count, at least 0; undefined for anything else. */
export function toCount(value: unknown): number | undefined {
  return Number.isInteger(value) && typeof value === 'number' ? Math.max(0, value) : undefined;
}

/** A JSON value, if it is a string. */
export function textOf(value: unknown): string | undefined {
  return isString(value) ? value : undefined;
}
