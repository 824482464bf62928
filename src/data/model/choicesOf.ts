import { isRecord, isString } from '../transport/guards.ts';

/** Of more nobody chooses, and each would be looked at. */
const maxChoices = 1_000;

/** The choices of a field: `oneOf` or `anyOf` with constants and titles, or `enum`, perhaps with `enumNames`; none of any other field. */
export function choicesOf(field: unknown): readonly { readonly value: unknown; readonly label: string }[] {
  const { oneOf, anyOf = oneOf, enum: values = anyOf, enumNames } = isRecord(field) ? field : {};
  const all: readonly unknown[] = Array.isArray(values) ? values.slice(0, maxChoices) : [];
  const choices = all.flatMap((one, index) => {
    const [value, title] = isRecord(one) ? [one.const, one.title] : [one, Object(enumNames)[index]];
    return value === undefined ? [] : [{ value, label: isString(title) && title ? title : String(value) }];
  });
  // Of other alternatives, such as of types, nobody can choose.
  return choices.length === all.length ? choices : [];
}
