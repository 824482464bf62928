import { type ContentFormat, htmlFormat, loadRenderer, markdownFormat } from '../../primitives/index.ts';

const formats = { markdown: markdownFormat, html: htmlFormat, text: undefined };

/** Fetches the code that formats these texts, if one of them needs it. Never fails: without it they are shown as plain text. */
export async function loadFormatter(
  format: ContentFormat,
  texts: readonly (string | undefined)[],
): Promise<void> {
  const marked = formats[format];
  await (marked && loadRenderer(marked, texts))?.catch(() => {});
}
