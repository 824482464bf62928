'use client';
import { forwardRef } from 'react';
import { late } from '../../base/index.ts';
import { type ContentProps, type Renderer, RichText } from '../markdown/RichText.tsx';

export type { ContentProps as HtmlProps } from '../markdown/RichText.tsx';

import { stripTags } from './stripTags.ts';

const renderer = late<Renderer>(() => import('./renderHtml.tsx').then((chunk) => chunk.renderHtml));

/** Fetches the parser if one of these texts needs it. Never fails: without it they are shown as plain text. */
export function loadHtml(texts: readonly string[]): Promise<void> | undefined {
  return texts.some(hasTags)
    ? renderer().then(
        () => {},
        () => {},
      )
    : undefined;
}

/**
 * HTML for reading: paragraphs, emphasis, lists, code and links, checked like those of Markdown. Scripts, styles, forms,
 * frames, pictures and every attribute but a link's address are left out. It is parsed without the browser's HTML parser, so
 * it works under Trusted Types. Renders a `<div>`.
 */
export const Html = forwardRef<HTMLDivElement, ContentProps>(function Html(props, ref) {
  const { content } = props;
  const marked = typeof content === 'string' && hasTags(content);
  return <RichText {...props} ref={ref} name="html" renderer={marked ? renderer : null} plain={stripTags} />;
});

function hasTags(text: string): boolean {
  return /[<&]/.test(text);
}
