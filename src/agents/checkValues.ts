import { choicesOf, isRecord, isString } from '../data/index.ts';

/** What a form gives for a field. */
export type FormValue = string | number | boolean | string[];

/**
 * What was written into a form, checked once more where it is sent on: what is missing or does not fit is an error, what nobody has asked for
 * is left out. Formats are the form's business, and no pattern is run.
 */
export function checkValues(written: unknown, { properties, required }: Readonly<Record<string, unknown>>) {
  const given = isRecord(written) ? written : {};
  return Object.fromEntries(
    Object.entries(Object(properties)).flatMap(([name, field]) => {
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      if (value === undefined && !(Array.isArray(required) && required.includes(name))) {
        return [];
      }
      if (!isFormValue(value) || !fits(value, field)) {
        throw new Error(`No usable answer to ${name}`);
      }
      return [[name, value]];
    }),
  );
}

export function isFormValue(value: unknown): value is FormValue {
  return Array.isArray(value)
    ? value.every(isString)
    : isString(value) || typeof value === 'boolean' || Number.isFinite(value);
}

function fits(value: FormValue, field: unknown): boolean {
  const { type, items, minLength, maxLength, minItems, maxItems, minimum, maximum } = Object(field);
  const choices = choicesOf(field);
  if (choices.length > 0) {
    return choices.some((one) => one.value === value);
  }
  // Lengths are in characters, as JSON Schema counts them.
  const [kind, size, least, most] = Array.isArray(value)
    ? ['array', value.length, minItems, maxItems]
    : isString(value)
      ? ['string', [...value].length, minLength, maxLength]
      : [typeof value, Number(value), minimum, maximum];
  // What no form knows was written as text.
  const isKind =
    type === kind ||
    (type === 'integer'
      ? Number.isInteger(value)
      : kind === 'string' && !/^(number|boolean|array)$/.test(type));
  return (
    isKind &&
    !(size < least || size > most) &&
    (!Array.isArray(value) || value.every((one) => fits(one, items)))
  );
}
