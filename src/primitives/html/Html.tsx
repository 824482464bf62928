'use client';
import { forwardRef } from 'react';
import { late } from '../../base/index.ts';
import { type ContentProps, type RichFormat, RichText } from '../markdown/RichText.tsx';

export type { ContentProps as HtmlProps } from '../markdown/RichText.tsx';

import { stripTags } from './stripTags.ts';

/** The HTML of old templates, whose parser is fetched where a text has a tag. */
export const htmlFormat: RichFormat = {
  isMarked: (text) => /[<&]/.test(text),
  renderer: late(() => import('./renderHtml.tsx').then((chunk) => chunk.renderHtml)),
  plain: stripTags,
};

/**
 * HTML for reading: paragraphs, emphasis, lists, code and links, checked like those of Markdown. Scripts, styles, forms,
 * frames, pictures and every attribute but a link's address are left out. It is parsed without the browser's HTML parser, so
 * it works under Trusted Types. Renders a `<div>`.
 */
export const Html = forwardRef<HTMLDivElement, ContentProps>(function Html(props, ref) {
  return <RichText {...props} ref={ref} name="html" format={htmlFormat} />;
});
