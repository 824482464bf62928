import type { Field } from './readFields.ts';

/** What is wrong with a field: the name of the words for it, and the bound that was passed. */
export type Fault = readonly [words: 'fillIn' | 'checkThis' | 'atLeast' | 'atMost', count?: number];

/** What is wrong with the texts of a field; undefined if it is what the schema asks for. */
export function faultOf(field: Field, texts: readonly string[]): Fault | undefined {
  const {
    kind,
    isRequired,
    isWhole,
    least = Number.NEGATIVE_INFINITY,
    most = Number.POSITIVE_INFINITY,
  } = field;
  const [text = ''] = texts;
  if (kind === 'yes') {
    return undefined;
  }
  const isEmpty = kind === 'several' ? texts.length === 0 : text.trim() === '';
  if (isEmpty) {
    return isRequired ? ['fillIn'] : undefined;
  }
  const number = Number(text);
  const isWrong =
    kind === 'number'
      ? !Number.isFinite(number) || (isWhole && !Number.isInteger(number))
      : kind === 'date' || kind === 'date-time'
        ? Number.isNaN(Date.parse(text))
        : kind === 'text' && !isOfFormat(field.format, text.trim());
  if (isWrong) {
    return ['checkThis'];
  }
  const size = kind === 'number' ? number : kind === 'several' ? texts.length : [...text].length;
  return size < least ? ['atLeast', least] : size > most ? ['atMost', most] : undefined;
}

function isOfFormat(format: string | undefined, text: string): boolean {
  // As browsers check it: an address that looks odd may well be one.
  return format === 'email'
    ? /^[^\s@]+@[^\s@]+$/.test(text.slice(0, 1_000))
    : format === 'uri'
      ? URL.canParse(text)
      : true;
}

/** The value of a field for the sender; undefined where it was left empty. */
export function sentValue({ kind }: Field, texts: readonly string[]): unknown {
  const [text = ''] = texts;
  switch (kind) {
    case 'yes':
      return texts.length > 0;
    case 'several':
      return texts;
    case 'number':
      return text.trim() === '' ? undefined : Number(text);
    case 'date-time':
      return text === '' ? undefined : new Date(text).toISOString();
    default:
      return text === '' ? undefined : text;
  }
}
