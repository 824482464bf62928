const said = new Set<string>();

/** The value of an option that has one of some names. No compiler checks what a page gives, so of any other it warns once, and the default applies. */
export function knownName<Name extends string>(
  option: string,
  value: Name | undefined,
  names: readonly Name[],
): Name | undefined {
  const known = names.find((name) => name === value);
  if (value && known === undefined && !said.has(option + value)) {
    said.add(option + value);
    console.warn(`carillon: no ${option} is called "${value}". There are: ${names.join(', ')}.`);
  }
  return known;
}
