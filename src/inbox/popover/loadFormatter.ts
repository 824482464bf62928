import { type ContentFormat, loadHtml, loadMarkdown } from '../../primitives/index.ts';

/** Fetches the code that formats these texts, if one of them needs it. Never fails. */
export async function loadFormatter(
  format: ContentFormat,
  texts: readonly (string | undefined)[],
): Promise<void> {
  const load = { markdown: loadMarkdown, html: loadHtml, text: undefined }[format];
  await load?.(texts.filter((text) => text !== undefined));
}
