import { worldFeeds } from '../build.ts';
import { WireFailure } from './answer.ts';

/** A number of a query, within bounds. */
export function readNumber(
  query: URLSearchParams,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const text = query.get(name);
  const number = text === null || Number.isNaN(Number(text)) ? fallback : Number(text);
  if (number < min) {
    throw new WireFailure(400, [`${name} must not be less than ${min}`]);
  }
  if (number > max) {
    throw new WireFailure(400, [`${name} must not be greater than ${max}`]);
  }
  return number;
}

/** A flag of a query; undefined if the query has none. */
export function readFlag(query: URLSearchParams, name: string): boolean | undefined {
  const text = query.get(name);
  if (text === null) {
    return undefined;
  }
  if (text !== 'true' && text !== 'false') {
    throw new WireFailure(400, [`${name} must be a boolean value`]);
  }
  return text === 'true';
}

/** Object ids of the named feeds; undefined means all feeds, and unknown names match none. */
export function readFeeds(identifiers: readonly string[]): string[] | undefined {
  return identifiers.length === 0 ? undefined : identifiers.flatMap((name) => worldFeeds[name] ?? []);
}

/** The payload filter of the feed: base64 of UTF-8 JSON. */
export function readPayload(query: URLSearchParams): Record<string, unknown> | undefined {
  const text = query.get('payload');
  if (text === null) {
    return undefined;
  }
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (isRecord(read)) {
      return read;
    }
  } catch {
    // Answered with 400 below.
  }
  throw new WireFailure(400, 'Invalid payload, the JSON object should be encoded to base64 string.');
}

/** Whether a body or a part of it is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts of a member that is one text, a list, or absent. */
export function readTexts(value: unknown): string[] {
  return [value].flat().filter((one) => typeof one === 'string');
}
