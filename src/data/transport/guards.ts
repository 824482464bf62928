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

/** An integer, or a text of its digits, as a count, at least 0; undefined for anything else. */
export function toCount(value: unknown): number | undefined {
  const count = isString(value) && /^\d+$/.test(value) ? Number(value) : value;
  return Number.isInteger(count) && typeof count === 'number' ? Math.max(0, count) : undefined;
}

/** A JSON value, if it is a string. */
export function textOf(value: unknown): string | undefined {
  return isString(value) ? value : undefined;
}
