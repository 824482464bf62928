import { type Fault, faultOf, sentValue } from './checkField.ts';
import type { Draft } from './drafts.ts';
import { valuesOf } from './fillFields.ts';
import type { Field } from './readFields.ts';

/** Data that goes with an answer. */
export type AnswerData = Readonly<Record<string, unknown>> | undefined;

/** What is wrong with the texts of fields, by the names of the fields. */
export function faultsOf(
  fields: readonly Field[],
  texts: Draft['values'],
  prefix = '',
): ReadonlyMap<string, Fault> {
  return new Map(
    fields.flatMap((field) => {
      const name = prefix + field.name;
      const fault = faultOf(field, texts[name] ?? []);
      return fault ? [[name, fault] as const] : [];
    }),
  );
}

/** The values of fields for the sender, by their names, with those of the host's fields beside them. */
export function dataOf(fields: readonly Field[], texts: Draft['values'], prefix = ''): AnswerData {
  const own = new Set(fields.map(({ name }) => prefix + name));
  const others = prefix ? [] : Object.entries(texts).filter(([name]) => !own.has(name));
  const values = fields.flatMap((field) => {
    const value = sentValue(field, texts[prefix + field.name] ?? []);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  const data = { ...valuesOf(Object.fromEntries(others)), ...Object.fromEntries(values) };
  return fields.length > 0 || others.length > 0 ? data : undefined;
}

/** Puts the focus on the first field with a fault. Whether there is one. */
export function focusFirst(form: HTMLFormElement, faults: ReadonlyMap<string, Fault>): boolean {
  const [wrong] = faults.keys();
  if (wrong !== undefined) {
    form.querySelector<HTMLElement>(`[name="${CSS.escape(wrong)}"]`)?.focus();
  }
  return wrong !== undefined;
}
