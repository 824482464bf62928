import { type ReactNode, useEffect, useRef, useState } from 'react';
import './anatomy.css';
import { AnatomyLegend } from './AnatomyLegend.tsx';
import { AnatomyMarkers } from './AnatomyMarkers.tsx';
import { findPieces, type Piece } from './findPieces.ts';

/** Props of `AnatomyFrame`. */
export interface AnatomyFrameProps {
  /** The `data-carillon` of the parts whose pieces are numbered. */
  of: readonly string[];
  /** How many pieces there will be: the room that is kept for them. */
  count: number;
  /** Of the drawing, in CSS pixels: at most as wide, at least as high. */
  width?: number | undefined;
  height: number;
  /** The real part. */
  children: ReactNode;
}

/** A drawing whose pieces have numbers around it, and the list of what they are: as the parts themselves say at run time. */
export function AnatomyFrame({ of, count, width = 400, height, children }: AnatomyFrameProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  const [pointed, setPointed] = useState<string>();
  const parts = of.join();
  useEffect(
    () => (drawing.current === null ? undefined : watchPieces(drawing.current, parts.split(','), setPieces)),
    [parts],
  );
  return (
    <figure className="anatomy sb-unstyled">
      <div className="anatomy-ground">
        <div ref={drawing} className="anatomy-drawing" style={{ maxInlineSize: width, minBlockSize: height }}>
          {children}
        </div>
        <AnatomyMarkers pieces={pieces} pointed={pointed} />
      </div>
      <figcaption>
        <AnatomyLegend pieces={pieces} count={count} onPoint={setPointed} />
      </figcaption>
    </figure>
  );
}

/** Looks for pieces now and whenever the drawing changes, which may be in a frame of its own. Returns the way to end that. */
function watchPieces(
  drawing: HTMLElement,
  of: readonly string[],
  tell: (pieces: readonly Piece[]) => void,
): () => void {
  let frame = 0;
  let before = '';
  const ended = new AbortController();
  const sizes = new ResizeObserver(later);
  const changes = new MutationObserver(later);
  const options = { capture: true, signal: ended.signal };
  function later(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  }
  function watch(root: Node): void {
    changes.observe(root, { childList: true, subtree: true, attributes: true });
    for (const event of ['load', 'scroll', 'transitionend', 'animationend']) {
      root.addEventListener(event, later, options);
    }
  }
  function look(): void {
    const inner = drawing.querySelector('iframe');
    const page = inner?.contentDocument?.body;
    if (page && !watched.has(page)) {
      watched.add(page);
      watch(page);
    }
    const ground = drawing.parentElement ?? drawing;
    const outer = ground.getBoundingClientRect();
    const corner = { x: outer.left + ground.clientLeft, y: outer.top + ground.clientTop };
    const { left = 0, top = 0 } = inner?.getBoundingClientRect() ?? {};
    const found = findPieces(page ?? drawing, { x: corner.x - left, y: corner.y - top }, of);
    for (const { element } of found) {
      sizes.observe(element);
    }
    const now = JSON.stringify(found.map(({ element: _, ...place }) => place));
    if (now !== before) {
      before = now;
      tell(found);
    }
  }
  const watched = new WeakSet<Node>();
  watch(drawing);
  sizes.observe(drawing);
  later();
  return () => {
    cancelAnimationFrame(frame);
    ended.abort();
    sizes.disconnect();
    changes.disconnect();
  };
}
