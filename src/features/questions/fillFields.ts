import type { Draft } from './drafts.ts';

/** The texts of fields as data for the sender: a list where several fields have one name. Undefined where there are none. */
export function valuesOf(written: Draft['values']): Readonly<Record<string, unknown>> | undefined {
  const values = Object.entries(written).map(
    ([name, texts]) => [name, texts.length > 1 ? texts : texts[0]] as const,
  );
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

/** Writes into the fields of a form what was written before, as a reader would: a host that keeps a field itself hears of it. */
export function fillFields(form: HTMLFormElement, written: Draft['values']): void {
  const places = new Map<string, number>();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[name], textarea[name], select[name]',
  )) {
    const { name, type } = field;
    const texts = written[name] ?? [];
    if ('options' in field) {
      for (const option of field.options) {
        option.selected = texts.includes(option.value);
      }
    } else if (type === 'checkbox' || type === 'radio') {
      // A click on a radio button that is chosen does nothing: the choice of another takes it back.
      if (field.checked !== texts.includes(field.value)) {
        field.click();
      }
    } else if (!/^(hidden|file|submit|reset|button|image)$/.test(type)) {
      const place = places.get(name) ?? 0;
      places.set(name, place + 1);
      // Past the property by which React would take the new text for the one that it has drawn.
      const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      value?.set?.call(field, texts[place] ?? field.value);
    } else {
      continue;
    }
    for (const event of ['input', 'change']) {
      field.dispatchEvent(new Event(event, { bubbles: true }));
    }
  }
}
