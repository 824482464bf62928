import type { ReactNode } from 'react';
import { kept } from '../../base/index.ts';
import { plainParagraph } from '../markdown/plainParagraph.tsx';
import { type RenderOptions, renderTree } from '../markdown/renderTree.tsx';
import { parseHtml } from './parseHtml.ts';
import { stripTags } from './stripTags.ts';

/** The most code units that are parsed, whatever `maxLength` is. */
const longestSource = 24_000;

/** More tags than a notification ever has: beyond it is an attack, and only its words are shown. */
const mostTags = 1000;

const treeOf = kept(parseHtml);

/** HTML as React nodes, never as an HTML string: only the elements that Markdown has too, and their words. */
export function renderHtml(content: string, options: RenderOptions = {}): ReactNode {
  const source = content.slice(0, longestSource);
  if ((source.match(/</g)?.length ?? 0) > mostTags) {
    return plainParagraph(stripTags(source), options.maxLength);
  }
  return renderTree(treeOf(source), options);
}
