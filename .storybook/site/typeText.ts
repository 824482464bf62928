/** A type, as far as Storybook's documentation of a prop has it. */
export interface PropType {
  readonly name?: string;
  /** As its author wrote it. */
  readonly raw?: string;
  /** The name of a type that is none of JavaScript's own. */
  readonly value?: unknown;
}

/** By their props, types that react-docgen cannot read, since it knows no `readonly` before an array; and what takes anything, in words. */
const spelled: Readonly<Record<string, string>> = {
  content: 'any value',
  identities: 'readonly ElsewhereIdentity[]',
  switches: 'readonly boolean[]',
};

/** The type of a prop as its author wrote it, without `undefined` and on one line. */
export function typeText(prop: string, { name = '', raw, value }: PropType = {}): string {
  const written = raw ?? (typeof value === 'string' ? value : name);
  return (written === 'unknown' ? (spelled[prop] ?? written) : written)
    .replace(/\s+/g, ' ')
    .replace(/ \| undefined$/, '');
}
