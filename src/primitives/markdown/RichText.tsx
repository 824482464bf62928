'use client';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useReducer,
} from 'react';
import { keepTrying, type Late } from '../../base/index.ts';
import { part } from '../styles/part.ts';
import { useHydrated } from '../theme/ThemeRoot.tsx';
import { cutText, defaultMaxLength } from './contentLimits.ts';
import * as styles from './Markdown.css.ts';
import { MarkedText } from './MarkedText.tsx';
import type { RenderOptions } from './renderTree.tsx';

/** Turns content into React nodes. */
export type Renderer = (content: string, options: RenderOptions) => ReactNode;

/** The props of every format of content. */
export interface ContentProps extends Omit<ComponentPropsWithoutRef<'div'>, 'content' | 'children' | 'dir'> {
  /** The text. Anything that is not a string renders nothing. */
  content: unknown;
  /** The most code units that are shown. @default 4000 */
  maxLength?: number | undefined;
  /** A link was activated; `preventDefault` keeps the browser from following it. */
  onLink?: ((url: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Words for screen readers after a link that opens a new tab; a function where they depend on the address. */
  newTabLabel?: string | ((url: string) => string | undefined) | undefined;
  /** The `tabIndex` of its links, for rows that share one Tab stop. @default 0 */
  linkTabIndex?: number | undefined;
}

/** A format of content that has marks. */
export interface RichFormat {
  /** Whether a text has marks. One without is plain. */
  isMarked(content: string): boolean;
  renderer: Late<Renderer>;
  /** Renders simple texts at once, and gives null for those that need the renderer. */
  quick?: Renderer;
  /** Gives the words that are shown until the renderer has been loaded. */
  plain(source: string): string;
}

interface RichTextProps extends ContentProps {
  /** The identity of the part. */
  name: string;
  /** Undefined for plain text. */
  format?: RichFormat;
}

/** Fetches the renderer of a format if one of these texts needs it. */
export function loadRenderer(
  { isMarked, quick, renderer }: RichFormat,
  texts: readonly (string | undefined)[],
): Promise<unknown> | undefined {
  return texts.some((text) => text && isMarked(text) && !quick?.(text, {})) ? renderer() : undefined;
}

/** Content as plain text at once, and formatted once its renderer has been loaded. Renders a `<p>`, and a `<div>` when it is formatted. */
export const RichText = forwardRef<HTMLDivElement, RichTextProps>(function RichText(props, ref) {
  const {
    name,
    content,
    format,
    maxLength = defaultMaxLength,
    onLink,
    newTabLabel,
    linkTabIndex,
    ...rest
  } = props;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const text = typeof content === 'string' ? content : '';
  const marked = format?.isMarked(text) ? format : undefined;
  // A server has only simple texts and plain ones, and hydration begins with the same.
  const render = useHydrated() ? marked?.renderer.chunk : undefined;

  const nodes = useMemo(() => {
    const options = { maxLength, onLink, newTabLabel, linkTabIndex };
    return marked?.quick?.(text, options) ?? render?.(text, options);
  }, [marked, render, text, maxLength, onLink, newTabLabel, linkTabIndex]);

  useEffect(
    () => (nodes || render || !marked ? undefined : keepTrying(marked.renderer, redraw)),
    [marked, render, nodes],
  );

  // One element for a plain text: most texts of a list are plain.
  const Element = nodes ? 'div' : 'p';
  return typeof content === 'string' ? (
    <Element
      {...part(name, rest, styles.root, { state: nodes ? 'formatted' : 'plain' })}
      dir={nodes ? undefined : 'auto'}
      ref={ref}
    >
      {nodes ?? <MarkedText text={cutText(marked?.plain(text) ?? text, maxLength)} />}
    </Element>
  ) : null;
});
