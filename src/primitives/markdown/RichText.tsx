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
import * as styles from './Markdown.css.ts';
import { plainParagraph } from './plainParagraph.tsx';
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

interface RichTextProps extends ContentProps {
  /** The identity of the part. */
  name: string;
  /** Null for plain text. */
  renderer: Late<Renderer> | null;
  /** Renders simple texts at once, and gives null for those that need the renderer. */
  quick?: Renderer | undefined;
  /** Gives the words that are shown until the renderer has been loaded. Not used where there is no renderer. */
  plain?: ((source: string) => string) | undefined;
}

/** Content as plain text at once, and formatted once its renderer has been loaded. Renders a `<div>`. */
export const RichText = forwardRef<HTMLDivElement, RichTextProps>(function RichText(props, ref) {
  const { name, content, renderer, quick, plain, maxLength, onLink, newTabLabel, linkTabIndex, ...rest } =
    props;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // A server has only plain text, and hydration begins with the same.
  const render = useHydrated() ? renderer?.chunk : undefined;

  const nodes = useMemo(() => {
    const options = { maxLength, onLink, newTabLabel, linkTabIndex };
    return typeof content === 'string' ? (quick?.(content, options) ?? render?.(content, options)) : null;
  }, [quick, render, content, maxLength, onLink, newTabLabel, linkTabIndex]);

  useEffect(
    () => (nodes || render || renderer === null ? undefined : keepTrying(renderer, redraw)),
    [renderer, render, nodes],
  );

  if (typeof content !== 'string') {
    return null;
  }
  const words = () => (renderer && plain ? plain(content) : content);
  return (
    <div {...part(name, rest, styles.root, { state: nodes ? 'formatted' : 'plain' })} ref={ref}>
      {nodes ?? plainParagraph(words(), maxLength)}
    </div>
  );
});
