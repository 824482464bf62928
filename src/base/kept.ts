/** More than a long list has in the document, so that a row that comes back finds what was made for it. */
const most = 1_000;

/**
 * A function that keeps what it has made of the last 1,000 texts. For results that depend on the text alone, and that nobody
 * writes to.
 */
export function kept<Text extends string, Made>(make: (text: Text) => Made): (text: Text) => Made {
  /** The latest last. */
  const all = new Map<Text, { readonly made: Made }>();
  return (text) => {
    const entry = all.get(text) ?? { made: make(text) };
    all.delete(text);
    all.set(text, entry);
    if (all.size > most) {
      all.delete(all.keys().next().value ?? text);
    }
    return entry.made;
  };
}
