import { HttpError } from '../http/httpError.ts';
import type { DataClause, Scalar } from './inboxFilter.ts';

const maxText = 256;
/** So many values that one statement still takes them as parameters. */
const maxValues = 500;

/** Reads a filter by data: values, lists of values, `or`, `and`, and the same one level below. */
export function readDataClauses(data: Readonly<Record<string, unknown>>): DataClause[] {
  const clauses = Object.entries(data).flatMap(([name, value]) => {
    const groups = readGroups(value);
    if (groups) return [{ path: [name], groups }];
    return Object.entries(asObject(value)).map(([inner, leaf]) => {
      const leafGroups = readGroups(leaf);
      if (!leafGroups)
        throw refuse(`data.${name}.${inner} must be a value, a list of values, or an object with or or and`);
      return { path: [name, inner], groups: leafGroups };
    });
  });
  if (clauses.flatMap(({ groups }) => groups.flat()).length > maxValues) {
    throw refuse(`data must not have more than ${maxValues} values`);
  }
  return clauses;
}

/** The groups of a value, or null if it is an object with members of its own. */
function readGroups(value: unknown): Scalar[][] | null {
  if (isScalar(value)) return [[value]];
  if (Array.isArray(value)) return [readScalars(value)];
  const members = asObject(value);
  const [name, ...others] = Object.keys(members);
  if (others.length > 0) return null;
  if (name === 'or' && Array.isArray(members.or)) return [readScalars(members.or)];
  if (name !== 'and' || !Array.isArray(members.and)) return null;
  return members.and.map((part) => (isScalar(part) ? [part] : readScalars(asObject(part).or)));
}

function readScalars(values: unknown): Scalar[] {
  if (Array.isArray(values) && values.every(isScalar)) return values;
  throw refuse(`the values of data must be texts of at most ${maxText} characters, numbers or flags`);
}

function isScalar(value: unknown): value is Scalar {
  if (typeof value === 'string') return value.length <= maxText;
  return typeof value === 'number' || typeof value === 'boolean' || value === null;
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw refuse(`the values of data must be texts of at most ${maxText} characters, numbers or flags`);
}

function refuse(sentence: string): HttpError {
  return new HttpError(400, sentence);
}
