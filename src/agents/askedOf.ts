import { choicesOf, isRecord, type MessageAnswer } from '../data/index.ts';
import { isFormValue } from './checkValues.ts';

type Members = Readonly<Record<string, unknown>>;

/** What a question offers, and what each of its answers sends. */
export interface Asked {
  readonly answers: readonly MessageAnswer[];
  /** By the id of the answer. */
  readonly sent: Readonly<Record<string, Sent>>;
}

/** What an answer sends: its payload and what was written, that beside it, or `under` a name with what was `kept`, or `only` one value of it. */
export interface Sent {
  readonly payload?: unknown;
  readonly under?: string;
  readonly kept?: Members;
  readonly only?: string | undefined;
}

/** The words of answers and questions that have none of their own. */
export const english = {
  approve: 'Approve',
  approved: 'Approved',
  decline: 'Decline',
  declined: 'Declined',
  send: 'Send',
  sent: 'Sent',
  open: 'Open',
  cancel: '',
  question: 'Your answer is needed',
  questions: 'Your answers are needed',
};

export type Words = Readonly<typeof english>;

/** More than any form needs, and little enough to be handled at once. */
const maxCharacters = 20_000;
/** As many as there are keys for. */
const maxButtons = 9;

/** The answers to a schema: a yes or no, perhaps with the arguments that it approves; one of a few; or a form. */
export function askedOf(schema: Members, words: Words, args?: unknown): Asked {
  if (JSON.stringify(schema).length > maxCharacters) {
    throw new Error('The schema is too long');
  }
  // A schema of one value is a form with one field.
  const only = isRecord(schema.properties) ? undefined : 'value';
  const properties: Members = only ? { value: schema } : Object(schema.properties);
  const required = only ?? schema.required;
  const { [only ?? 'approved']: approved, editedArgs, ...beside } = properties;
  const { type } = Object(approved);
  if (type === 'boolean') {
    const fields = fieldsOf(beside, required);
    // There is one form: what every answer must have goes before what may be edited.
    const edited = fields?.required.length ? undefined : editedOf(editedArgs, args);
    const [yes, no] = only ? [true, false] : [{ approved: true }, { approved: false }];
    return {
      answers: [
        answerOf('approve', words.approve, words.approved, edited?.fields ?? fields, 'primary'),
        answerOf('decline', words.decline, words.declined, fields),
      ],
      sent: {
        approve: edited ? { payload: yes, under: 'editedArgs', kept: edited.kept } : { payload: yes },
        decline: { payload: no },
      },
    };
  }
  const [[name, field] = ['', undefined], ...others] = Object.entries(properties);
  const choices = others.length > 0 ? [] : choicesOf(field);
  if (choices.length > 1 && choices.length <= maxButtons) {
    const named = choices.map((one, index) => ({ ...one, id: `choice-${index}` }));
    return {
      answers: named.map(({ id, label }) => ({ id, label })),
      sent: Object.fromEntries(
        named.map(({ id, value }) => [id, { payload: only ? value : { [name]: value } }]),
      ),
    };
  }
  const fields = fieldsOf(properties, required);
  const [label, result] = fields ? [words.send, words.sent] : [words.approve, words.approved];
  return {
    answers: [answerOf('send', label, result, fields, 'primary')],
    sent: { send: { payload: {}, only } },
  };
}

/** One of the answers; with the words for its result it is told to whoever has asked. */
export function answerOf(
  id: string,
  label: string,
  resultLabel: string,
  fields?: Members,
  look?: 'primary',
): MessageAnswer {
  return { id, label, resultLabel, look, fields };
}

/** The form in which the arguments of a call can be edited: by their schema, or else by what they are. What it does not show stays as it was. */
function editedOf(schema: unknown, args: unknown) {
  if (!isRecord(schema)) {
    return undefined;
  }
  const kept: Record<string, unknown> = { ...Object(args) };
  const told = isRecord(schema.properties) ? schema.properties : undefined;
  const shown = Object.entries(told ?? kept).flatMap(([name, one]) => {
    const field = told ? one : { type: typeof one };
    const { type, items = field } = Object(field);
    // Nested values have no control.
    if (choicesOf(items).length === 0 && !/^(string|number|integer|boolean)$/.test(type)) {
      return [];
    }
    const value = Object.hasOwn(kept, name) ? kept[name] : undefined;
    delete kept[name];
    return [[name, isFormValue(value) ? { ...Object(field), default: value } : field] as const];
  });
  const required = told ? schema.required : shown.map(([name]) => name);
  const fields = fieldsOf(Object.fromEntries(shown), required);
  return fields && { fields, kept };
}

/** The flat schema of a form, if it has a field. It must not ask for a secret: what is written is stored, and shown to others. */
function fieldsOf(properties: Members, required: unknown) {
  const names = Object.keys(properties);
  for (const name of names) {
    if (Object(properties[name]).format === 'password') {
      throw new Error(`A form must not ask for a secret: ${name}`);
    }
  }
  return names.length > 0
    ? { type: 'object', properties, required: names.filter((name) => [required].flat().includes(name)) }
    : undefined;
}
