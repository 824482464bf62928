/** The values of the fields of a form by their names, texts only; a list where several have one name. Undefined where it has none. */
export function valuesOf(form: HTMLFormElement): Readonly<Record<string, unknown>> | undefined {
  const data = new FormData(form);
  const names = [...new Set(data.keys())];
  const values = names.map((name) => {
    const [first, ...others] = data.getAll(name).filter((value) => typeof value === 'string');
    return [name, others.length > 0 ? [first, ...others] : first] as const;
  });
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}
