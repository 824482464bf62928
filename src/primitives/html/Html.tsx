'use client';
import { forwardRef } from 'react';
import { lazyRenderer } from '../markdown/lazyRenderer.ts';
import { type ContentProps, RichText } from '../markdown/RichText.tsx';

export type { ContentProps as HtmlProps } from '../markdown/RichText.tsx';

import { stripTags } from './stripTags.ts';

const renderer = lazyRenderer(() => import('./renderHtml.tsx').then((chunk) => chunk.renderHtml));

/**
 * HTML for reading: paragraphs, emphasis, lists, code and links, checked like those of Markdown. Scripts, styles, forms,
 * frames, pictures and every attribute but a link's address are left out. It is parsed without the browser's HTML parser, so
 * it works under Trusted Types. Renders a `<div>`.
 */
export const Html = forwardRef<HTMLDivElement, ContentProps>(function Html(props, ref) {
  const { content } = props;
  const marked = typeof content === 'string' && /[<&]/.test(content);
  return <RichText {...props} ref={ref} name="html" renderer={marked ? renderer : null} plain={stripTags} />;
});
