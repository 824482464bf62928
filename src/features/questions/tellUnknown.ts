/** Declared here, because Node's types do not apply to browsers. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

const told = new Set<string>();

/** In development, warns once of the keywords of a schema that carillon shows as text and does not check. */
export function tellUnknown(field: string, keywords: readonly string[]): void {
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
