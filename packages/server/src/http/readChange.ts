import { isRecord, isString, type UnknownRecord } from '../../../../src/data/transport/guards.ts';
import type { Effect, Flags, Target } from '../model/MessagesQuery.ts';
import { Refusal } from './Refusal.ts';
import { readFlag, readQuery } from './readQuery.ts';

/** What a body of `POST /messages/changes` asks for. */
export function readChange({ ids, all, set, remove }: UnknownRecord): {
  readonly target: Target;
  readonly effect: Effect;
} {
  if ((ids === undefined) === (all === undefined) || (set === undefined) === (remove === undefined)) {
    throw new Refusal(422, 'A change has either `ids` or `all`, and either `set` or `remove`');
  }
  if (remove !== undefined && remove !== true) {
    throw new Refusal(422, '`remove` is true');
  }
  return {
    target: isRecord(all) ? { all: readQuery(all) } : { ids: readIds(ids) },
    effect: remove ? 'removed' : readFlags(set),
  };
}

function readIds(ids: unknown): readonly string[] {
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every(isString)) {
    throw new Refusal(422, '`ids` is a list of at least one id, `all` is a query');
  }
  return ids;
}

function readFlags(set: unknown): Flags {
  const { read, seen, archived, snoozedUntil, ...unknown } = isRecord(set) ? set : {};
  const flags = {
    read: readFlag('read', read),
    seen: readFlag('seen', seen),
    archived: readFlag('archived', archived),
    snoozedUntil: snoozedUntil === null ? null : readTime(snoozedUntil),
  };
  if (Object.keys(unknown).length > 0 || Object.values(flags).every((flag) => flag === undefined)) {
    throw new Refusal(422, '`set` has `read`, `seen`, `archived` or `snoozedUntil`, and nothing else');
  }
  return flags;
}

function readTime(value: unknown): string | undefined {
  if (value === undefined) {
    return undefined;
  }
  const time =
    isString(value) && /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/i.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) {
    throw new Refusal(422, '`snoozedUntil` is a time of ISO 8601 with its zone, or null');
  }
  return new Date(time).toISOString();
}
