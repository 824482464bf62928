'use client';
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useMemo, useSyncExternalStore } from 'react';
import { cx } from '../styles/cx.ts';
import { cutText, defaultMaxLength, needsMarkdown } from './guard.ts';
import * as styles from './Markdown.css.ts';
import type { RenderMarkdownOptions } from './renderMarkdown.tsx';

type Renderer = typeof import('./renderMarkdown.tsx')['renderMarkdown'];

export interface MarkdownProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'content' | 'children' | 'dir'>,
    RenderMarkdownOptions {
  /** CommonMark. Anything that is not a string renders nothing. */
  content: unknown;
}

/**
 * The body of a message: as plain text at once, as Markdown when the parser has come, which is asked for only when the text
 * has marks in it. Renders a `<div dir="auto">`.
 */
export const Markdown = forwardRef<HTMLDivElement, MarkdownProps>(function Markdown(props, ref) {
  const {
    content,
    maxLength = defaultMaxLength,
    onLink,
    newTabLabel,
    linkTabIndex,
    className,
    ...rest
  } = props;
  const wanted = typeof content === 'string' && needsMarkdown(content);
  const render = useSyncExternalStore(subscribe, loadedRenderer, serverRenderer);

  useEffect(() => {
    if (wanted) {
      loadRenderer();
    }
  }, [wanted]);

  const nodes = useMemo(
    () => (wanted && render ? render(content, { maxLength, onLink, newTabLabel, linkTabIndex }) : null),
    [wanted, render, content, maxLength, onLink, newTabLabel, linkTabIndex],
  );
  if (typeof content !== 'string') {
    return null;
  }
  return (
    <div
      {...rest}
      ref={ref}
      dir="auto"
      data-carillon="markdown"
      data-state={nodes ? 'formatted' : 'plain'}
      className={cx(styles.root, className)}
    >
      {nodes ?? <p className={styles.plain}>{cutText(content, maxLength)}</p>}
    </div>
  );
});

// One parser for all: shared by every message of every inbox on the page, and nothing of theirs is kept in it.
let renderer: Renderer | null = null;
let asked = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const loadedRenderer = () => renderer;
const serverRenderer = () => null;

/** A parser that does not come leaves the plain text, and is asked for again by the next message. */
function loadRenderer() {
  if (asked) {
    return;
  }
  asked = true;
  import('./renderMarkdown.tsx').then(
    (module) => {
      renderer = module.renderMarkdown;
      for (const listener of [...listeners]) {
        listener();
      }
    },
    () => {
      asked = false;
    },
  );
}
