import { isRecord, isString, type UnknownRecord } from '../../../../src/data/transport/guards.ts';
import { type Fault, faultOf } from '../../../../src/features/questions/checkField.ts';
import { type Field, readFields } from '../../../../src/features/questions/readFields.ts';
import { Refusal } from '../http/Refusal.ts';
import type { InboxMessage } from '../model/InboxMessage.ts';

/**
 * What is kept of the data of an answer: the values of its fields, by the rules by which carillon's own form checks them. Refuses an answer
 * that is not offered, and values that do not fit. An answer without fields keeps its data as it is.
 */
export function checkAnswer(
  { answers, parts }: Pick<InboxMessage, 'answers' | 'parts'>,
  id: string,
  data: UnknownRecord | undefined,
): UnknownRecord | undefined {
  if (id !== 'parts' || parts === undefined) {
    return checkData(answers, id, data);
  }
  const given = parts.map((part) => {
    const { id: chosen, data: own } = recordOf(data?.[part.id]) ?? {};
    const kept = checkData(part.answers, isString(chosen) ? chosen : '', recordOf(own));
    return [part.id, { id: chosen, ...(kept && { data: kept }) }];
  });
  return Object.fromEntries(given);
}

function checkData(answers: InboxMessage['answers'], id: string, data: UnknownRecord | undefined) {
  const offered = answers?.find((one) => one.id === id);
  if (offered === undefined) {
    throw new Refusal(422, 'The message has no such answer');
  }
  const fields = readFields(offered.fields);
  if (fields.length === 0) {
    return data;
  }
  const kept = fields.flatMap((field) => {
    const value = data?.[field.name];
    const problem = problemOf(field, value);
    if (problem !== undefined) {
      throw new Refusal(422, `${field.label}: ${problem}`);
    }
    return value === undefined ? [] : [[field.name, value]];
  });
  return data && Object.fromEntries(kept);
}

function problemOf(field: Field, value: unknown): string | undefined {
  const texts = textsOf(field, value);
  const { kind, options } = field;
  const isChosen = kind === 'one' || kind === 'several';
  if (
    texts === undefined ||
    (isChosen && !texts.every((text) => options.some((one) => one.value === text)))
  ) {
    return 'this value was not asked for';
  }
  const fault = faultOf(field, texts);
  return fault && words(fault);
}

/** What would stand in the field of a form; undefined for a value of another type. */
function textsOf({ kind }: Field, value: unknown): readonly string[] | undefined {
  if (value === undefined) {
    return [];
  }
  switch (kind) {
    case 'yes':
      return typeof value === 'boolean' ? [String(value)] : undefined;
    case 'number':
      return typeof value === 'number' ? [String(value)] : undefined;
    case 'several':
      return Array.isArray(value) && value.every(isString) ? value : undefined;
    default:
      return isString(value) ? [value] : undefined;
  }
}

function words([fault, count = 0]: Fault): string {
  switch (fault) {
    case 'fillIn':
      return 'this has to be filled in';
    case 'atLeast':
      return `this is less than ${count}`;
    case 'atMost':
      return `this is more than ${count}`;
    default:
      return 'this is not of the form that was asked for';
  }
}

function recordOf(value: unknown): UnknownRecord | undefined {
  return isRecord(value) ? value : undefined;
}
