import { choicesOf, isRecord, isString } from '../../data/index.ts';

/** Declared here, because Node's types do not apply to browsers. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** A field of an answer, as one property of its schema asks for it. */
export interface Field {
  readonly name: string;
  /** What control it is drawn as. */
  readonly kind: 'text' | 'number' | 'yes' | 'one' | 'several' | 'date' | 'date-time';
  readonly label: string;
  /** What stands below it: the sender's description, and what of the schema carillon does not know. */
  readonly hint: string;
  readonly isRequired: boolean;
  /** Whether only whole numbers are meant. */
  readonly isWhole: boolean;
  /** The bounds of the number, of the length of the text, or of how many are chosen. */
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly format: string | undefined;
  readonly options: readonly Option[];
  /** What stands in it at first, as texts. */
  readonly initial: readonly string[];
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** So many fields and choices are drawn at most, and so many characters of the sender's words. */
const maxFields = 40;
const maxOptions = 200;
const maxLetters = 300;

const known = new Set(
  'type title description default format minLength maxLength minimum maximum enum enumNames oneOf anyOf const items minItems maxItems uniqueItems $schema'.split(
    ' ',
  ),
);

/**
 * Reads the fields of an answer from a flat JSON Schema object: text, numbers, yes or no, one of several and several of them. What it does not
 * know is a text, and said in the hint.
 */
export function readFields(schema: Readonly<Record<string, unknown>> | undefined): readonly Field[] {
  const { properties, required } = schema ?? {};
  const names = isRecord(properties) ? Object.keys(properties).slice(0, maxFields) : [];
  const needed = new Set(Array.isArray(required) ? required.slice(0, 1_000) : []);
  return names.map((name) => fieldOf(name, isRecord(properties) ? properties[name] : {}, needed.has(name)));
}

function fieldOf(name: string, property: unknown, isRequired: boolean): Field {
  const schema = isRecord(property) ? property : {};
  const { type, title, description, format, items, default: initial } = schema;
  const list = type === 'array' && isRecord(items) ? items : schema;
  const options = choicesOf(list)
    .slice(0, maxOptions)
    .flatMap(({ value, label }) => (isString(value) ? { value, label: textOf(label) } : []));
  const isNumber = type === 'number' || type === 'integer';
  const kind =
    type === 'boolean'
      ? 'yes'
      : options.length > 0
        ? type === 'array'
          ? 'several'
          : 'one'
        : isNumber
          ? 'number'
          : type === 'string' && (format === 'date' || format === 'date-time')
            ? format
            : 'text';
  const [least, most] =
    kind === 'number'
      ? [schema.minimum, schema.maximum]
      : kind === 'several'
        ? [schema.minItems, schema.maxItems]
        : kind === 'text'
          ? [schema.minLength, schema.maxLength]
          : [];
  const unknown = Object.keys(schema)
    .slice(0, maxFields)
    .filter((key) => !known.has(key));
  tellUnknown(name, unknown);
  const notes = unknown.map((key) => `${key}: ${textOf(JSON.stringify(schema[key])).slice(0, 80)}`);
  return {
    name,
    kind,
    label: textOf(title) || textOf(name),
    hint: [textOf(description), ...notes].filter(Boolean).join(' · '),
    // A box that need not be ticked is an answer, too.
    isRequired: isRequired && kind !== 'yes',
    isWhole: type === 'integer',
    least: numberOf(least),
    most: numberOf(most),
    format: isString(format) ? format : undefined,
    options,
    initial: (Array.isArray(initial) ? initial : [initial])
      .slice(0, maxOptions)
      .flatMap((one) => (['string', 'number', 'boolean'].includes(typeof one) ? String(one) : [])),
  };
}

function textOf(value: unknown): string {
  return isString(value) ? value.slice(0, maxLetters) : '';
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The keywords that were told. */
const told = new Set<string>();

/** In development, warns once of the keywords of a schema that carillon shows as text and does not check. */
function tellUnknown(field: string, keywords: readonly string[]): void {
  const words = keywords.join(', ').slice(0, 200);
  try {
    // Bundlers replace the name, and with it goes all of this; without one there is no `process` in a browser.
    if (process.env.NODE_ENV !== 'production' && words && !told.has(words)) {
      told.add(words);
      console.warn(
        `carillon: the field "${field.slice(0, 100)}" of an answer has ${words}, which is shown as text and not checked. Check it on your server, or leave it out.`,
      );
    }
  } catch {
    // Without a bundler it is not known whether this is development.
  }
}
