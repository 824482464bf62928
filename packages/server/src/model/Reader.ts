/** Who reads an inbox. Everything that is stored belongs to one tenant and one reader of it. */
export interface Reader {
  /** The reader's id in your app: 1 to 512 characters. */
  readonly id: string;
  /** The customer whose reader this is, where several share the tables. Without one it is the empty text. */
  readonly tenant?: string | undefined;
  /** What others who had the same question see as `by` of this reader's answer. */
  readonly name?: string | undefined;
}

const maxLength = 512;

/** The reader as it is stored. Throws where `authorize` or a caller of `send` gives what is no reader. */
export function checkedReader({ id, tenant = '', name }: Reader): Required<Reader> {
  if (typeof id !== 'string' || id === '' || id.length > maxLength || typeof tenant !== 'string') {
    throw new TypeError(
      `carillon-server: a reader has an \`id\` of 1 to ${maxLength} characters, and perhaps a \`tenant\`, as texts. Nothing was read or changed: correct what \`authorize\` returns, or who \`send\` is for.`,
    );
  }
  return { id, tenant: tenant.slice(0, maxLength), name };
}

/** One text for a reader, by which processes name it to each other. */
export function keyOf({ id, tenant = '' }: Reader): string {
  return JSON.stringify([tenant, id]);
}
