import { readFileSync } from 'node:fs';

/** The sample of a document that begins with `// <name>`, after the fence of an Astro page too, with other texts in the place of its example values. */
export function sampleFile(
  document: string,
  name: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const [, fence = '', sample] = readFileSync(document, 'utf8').split(
    new RegExp(`^\`\`\`\\w+[^\n]*\n(---\n)?// ${name}\n`, 'm'),
  );
  if (sample === undefined) {
    throw new Error(`${document} has no sample that begins with "// ${name}"`);
  }
  return Object.entries(values).reduce(
    (text, [shown, real]) => text.replaceAll(shown, real),
    fence + sample.slice(0, sample.indexOf('\n```') + 1),
  );
}
