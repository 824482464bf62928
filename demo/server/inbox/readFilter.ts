import { Ajv } from 'ajv';
import { HttpError } from '../http/httpError.ts';
import { invalid, invalidParts } from '../http/inboxErrors.ts';
import { findTextFault } from '../http/textGuard.ts';
import { type Severity, severities } from '../workflows/messageParts.ts';
import type { InboxFilter } from './inboxFilter.ts';
import { readDataClauses } from './readData.ts';

type OrGroup = { or: string[] };

/** Tags as bodies and count filters name them: one group, or several of which each must match. */
export type TagsFilter = string[] | OrGroup | { and: OrGroup[] };

/** A filter as it is asked for, and as it is echoed. */
export interface AskedFilter {
  tags?: TagsFilter | string[][];
  read?: boolean;
  archived?: boolean;
  snoozed?: boolean;
  seen?: boolean;
  severity?: Severity | Severity[];
  data?: Record<string, unknown>;
  createdGte?: number;
  createdLte?: number;
}

const maxGroups = 30;
const maxTags = 100;
const maxTagsTogether = 200;
const orGroup = {
  type: 'object',
  required: ['or'],
  additionalProperties: false,
  properties: { or: { type: 'array', items: { type: 'string' } } },
};

/** The schema of tags in a body. */
export const tagsSchema = {
  anyOf: [
    orGroup.properties.or,
    orGroup,
    {
      type: 'object',
      required: ['and'],
      additionalProperties: false,
      properties: { and: { type: 'array', items: orGroup } },
    },
  ],
};

const severity = { enum: [...severities] };
const flag = { type: 'boolean' };
const checkFilters = new Ajv({ allErrors: true, allowUnionTypes: true }).compile<AskedFilter[]>({
  type: 'array',
  maxItems: 30,
  items: {
    type: 'object',
    properties: {
      tags: tagsSchema,
      read: flag,
      archived: flag,
      snoozed: flag,
      seen: flag,
      severity: { anyOf: [severity, { type: 'array', items: severity }] },
      data: { type: 'object' },
    },
  },
});

/** Reads the filters of a count: the text of a list. */
export function readCountFilters(text: string | string[] | undefined): AskedFilter[] {
  if (typeof text !== 'string') throw invalid('filters', 'filters must be given once, as the text of a list');
  const filters = parseJson(text, 'filters');
  if (!checkFilters(filters)) throw invalidParts(checkFilters.errors ?? [], 'filters');
  // The API takes no times here.
  return filters.map(({ createdGte: _from, createdLte: _to, ...filter }) => filter);
}

/** Reads data as bodies and queries name it: the text of an object. */
export function readDataText(text: string | string[]): Record<string, unknown> {
  const data = typeof text === 'string' ? parseJson(text, 'data') : null;
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return { ...data };
  throw new HttpError(400, 'data must be the text of a JSON object');
}

/** Turns what is asked for into the filter of a statement. */
export function toFilter(asked: AskedFilter): InboxFilter {
  if (asked.read === false && asked.archived === true) {
    throw new HttpError(400, 'Filtering for unread and archived notifications is not supported');
  }
  const { tags, data, severity: severities, ...rest } = asked;
  return {
    ...rest,
    tagGroups: tags && checkTags(toGroups(tags)),
    severities: severities && [severities].flat(),
    data: data && readDataClauses(data),
  };
}

function toGroups(tags: TagsFilter | string[][]): string[][] {
  if ('and' in tags) return tags.and.map(({ or }) => or);
  if ('or' in tags) return [tags.or];
  const single = tags.filter((tag) => typeof tag === 'string');
  return [single, ...tags.filter((tag) => typeof tag !== 'string')];
}

function checkTags(groups: string[][]): string[][] | undefined {
  const used = groups.filter((group) => group.length > 0);
  const tooMany =
    used.length > maxGroups ||
    used.some((group) => group.length > maxTags) ||
    used.flat().length > maxTagsTogether;
  if (tooMany) {
    throw invalid(
      'tags',
      `tags must be at most ${maxGroups} groups of at most ${maxTags}, and ${maxTagsTogether} together`,
    );
  }
  return used.length > 0 ? used : undefined;
}

function parseJson(text: string, name: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (findTextFault(value) === null) return value;
  } catch {
    // The sentence below is for text that is not JSON, too.
  }
  throw new HttpError(400, `${name} is not valid JSON`);
}
