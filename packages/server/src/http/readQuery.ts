import { isRecord, isString, type UnknownRecord } from '../../../../src/data/transport/guards.ts';
import type { MessagesQuery, Place } from '../model/MessagesQuery.ts';
import { Refusal } from './Refusal.ts';
import { checkText, parseObject } from './readJson.ts';

const maxFeeds = 100;

/** The query of an address. */
export function queryOf(parameters: URLSearchParams): MessagesQuery {
  const data = parameters.get('data');
  return readQuery({
    ...Object.fromEntries(parameters),
    feed: parameters.has('feed') ? parameters.getAll('feed') : undefined,
    data: data === null ? undefined : parseObject(data),
  });
}

/** The query of a body, or of an address, whose flags are texts. */
export function readQuery({ read, seen, archived, snoozed, feed, data }: UnknownRecord): MessagesQuery {
  if (feed !== undefined && !(Array.isArray(feed) && feed.length <= maxFeeds && feed.every(isString))) {
    throw new Refusal(422, `\`feed\` is a list of at most ${maxFeeds} names`);
  }
  if (data !== undefined && !isRecord(data)) {
    throw new Refusal(422, '`data` is an object');
  }
  return {
    read: readFlag('read', read),
    seen: readFlag('seen', seen),
    archived: readFlag('archived', archived),
    snoozed: readFlag('snoozed', snoozed),
    feed: feed?.map(checkText),
    data,
  };
}

/** A flag of a query; undefined where it is absent. */
export function readFlag(name: string, value: unknown): boolean | undefined {
  if (value === undefined || typeof value === 'boolean') {
    return value;
  }
  if (value !== 'true' && value !== 'false') {
    throw new Refusal(422, `\`${name}\` is true or false`);
  }
  return value === 'true';
}

/** The limit of an address, between 1 and a most. */
export function limitOf(parameters: URLSearchParams, fallback: number, most: number): number {
  const limit = Number(parameters.get('limit') ?? fallback);
  if (!Number.isInteger(limit) || limit < 1) {
    throw new Refusal(422, '`limit` is a whole number from 1 on');
  }
  return Math.min(limit, most);
}

/** Where a list goes on. */
export function placeOf(cursor: string): Place {
  const [, time, id] = /^(\d{1,14})_(\d{1,18})$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined) {
    throw new Refusal(422, '`cursor` is the `next` of an earlier answer');
  }
  return { createdAt: new Date(Number(time)).toISOString(), id };
}

/** A place as a text that comes back: the last row itself may be gone by then. */
export function cursorOf({ createdAt, id }: Place): string {
  return `${Date.parse(createdAt)}_${id}`;
}
