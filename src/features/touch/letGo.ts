import type { SwipedRow } from './watchTouches.ts';

/** How rows move when a swipe was let go. The last moments, in which nothing seems to move, are left out. */
const timing = { duration: 220, easing: 'ease-out' };
const movesMs = 200;

/**
 * Lets a row go that was swiped: it goes back, and where it leaves the list because of `act`, those below close up. Nothing waits for it,
 * and without motion there is none. Calls `onEnd`, which takes the band away, once the row is at rest. Returns a function that breaks it off.
 */
export function letGo(
  { row, px }: SwipedRow,
  band: Element | null,
  act: () => void,
  onEnd: () => void,
): () => void {
  const feed = row.parentElement as Element;
  // None where readers, or hosts, want none.
  const isStill = /^0m?s/.test(getComputedStyle(row).getPropertyValue('--carillon-motion-fast'));
  const rows = [...feed.querySelectorAll(':scope > [data-entry^="message "] > *')];
  const tops = rows.map(topOf);
  const moves: (Animation | undefined)[] = [];
  let timer: ReturnType<typeof setTimeout>;

  function move(one: Element | null, from: Keyframe, to: Keyframe): void {
    moves.push(isStill ? undefined : one?.animate?.([from, to], timing));
  }

  function endLater(): void {
    clearTimeout(timer);
    timer = setTimeout(end, isStill ? 0 : movesMs);
  }

  function end(): void {
    observer.disconnect();
    onEnd();
  }

  const observer = new MutationObserver(() => {
    if (!row.isConnected) {
      observer.disconnect();
      move(band, { clipPath: 'none' }, { clipPath: 'none', blockSize: 0 });
      for (const [place, one] of rows.entries()) {
        const movedPx = (tops[place] ?? 0) - topOf(one);
        if (movedPx && one.isConnected) {
          move(one, { translate: `0 ${movedPx}px` }, { translate: 0 });
        }
      }
      endLater();
    }
  });
  observer.observe(feed, { childList: true });
  carry(row, 0);
  move(row.firstElementChild, { translate: `${px}px` }, { translate: 0 });
  move(band, { clipPath: uncovered(px) }, { clipPath: uncovered(0, px > 0) });
  act();
  endLater();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const one of moves) {
      one?.cancel();
    }
  };
}

/** Carries a row, without a transform that its host may have given it. The element around it is measured by the list, and stays. */
export function carry(row: HTMLElement, px: number): void {
  const carried = row.firstElementChild as HTMLElement | null;
  // What stands out beside the list would let it scroll sideways.
  row.style.overflow = px ? 'clip' : '';
  if (carried) {
    carried.style.translate = px ? `${px}px` : '';
  }
}

/** What a row that is carried to the right by so many CSS pixels, or to the left, uncovers of what is behind it. */
export function uncovered(px: number, isToRight = px > 0): string {
  const cut = `calc(100% - ${Math.abs(px)}px)`;
  return isToRight ? `inset(0 ${cut} 0 0)` : `inset(0 0 0 ${cut})`;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
