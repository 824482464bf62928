import { attempt } from '../../base/index.ts';
import type { Offered } from '../../inbox/settings/messageAction.ts';
import { farPx, gestureOf, isAtEdge, isFling, pulledPx, swipeThreshold, type TouchPoint } from './gesture.ts';
import { partsIn, pressable, rowAmong, swipeable } from './touchTargets.ts';

/** A row that is being swiped. */
export interface SwipedRow {
  /** What is around it in the feed. */
  readonly row: HTMLElement;
  /** How far it is carried to the right, in CSS pixels. */
  readonly px: number;
  /** The side that it is carried to. */
  readonly side: 'start' | 'end';
  /** What is done there; undefined where there is nothing to do. */
  readonly offered: Offered | undefined;
  /** Whether it is carried so far that letting go does it. */
  readonly isArmed: boolean;
}

/** What touches of a list do. */
export interface TouchActs {
  /** What a side of a row is for. */
  offered(row: HTMLElement, side: SwipedRow['side']): Offered | undefined;
  /** Whether a pull means anything. */
  readonly canPull: boolean | undefined;
  /** A row is carried. */
  onSwipe(swiped: SwipedRow): void;
  /** It was let go: what is offered is to be done, or nothing. */
  onLetGo(swiped: SwipedRow, isDone: boolean): void;
  /** A row was pressed for long. */
  onPress(row: HTMLElement): void;
  /** The list is pulled down, by so many CSS pixels of the spinner; 0 once that is over, and whether it was let go far enough. */
  onPull(px: number, isDone?: boolean): void;
}

interface Begun {
  readonly row: HTMLElement | undefined;
  readonly points: [TouchPoint, ...TouchPoint[]];
  readonly canSwipe: boolean;
  readonly canPull: boolean | undefined;
  kind?: 'swipe' | 'pull' | 'press';
  swiped?: SwipedRow;
  pulled?: number;
}

/** How long a press is a long one where the browser does not say so before, in milliseconds. */
const longPressMs = 500;

/**
 * Tells what touches of a list mean. By touch events, since only these let a page keep a browser from scrolling; a mouse has none. Returns
 * a function that ends it.
 */
export function watchTouches(
  list: HTMLElement,
  acts: () => TouchActs,
  isSwiped: boolean,
  isPressed: boolean,
): () => void {
  const page = list.ownerDocument;
  const ender = new AbortController();
  let touch: Begun | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(event: TouchEvent): void {
    // A second finger is no swipe.
    drop();
    const [point] = event.touches;
    if (!point || event.touches.length > 1 || page.getSelection()?.type === 'Range') {
      return;
    }
    const parts = partsIn(event, list);
    const row = rowAmong(parts);
    const from = pointOf(event, point);
    touch = {
      points: [from],
      row,
      canSwipe: !isAtEdge(from.x, page.documentElement.clientWidth) && swipeable(parts),
      canPull: list.scrollTop <= 0 && acts().canPull,
    };
    if (canPress(parts)) {
      timer = setTimeout(press, longPressMs);
    }
    // An element that is removed meanwhile still gets these, and the list does not.
    for (const name of ['touchend', 'touchcancel']) {
      event.target?.addEventListener(name, end as EventListener, { once: true });
    }
  }

  function move(event: TouchEvent): void {
    const [point] = event.touches;
    if (!touch || !point || touch.kind === 'press') {
      return;
    }
    const at = pointOf(event, point);
    const { row, points } = touch;
    const [dx, dy] = [at.x - points[0].x, at.y - points[0].y];
    const side = dx < 0 === (getComputedStyle(list).direction === 'ltr') ? 'start' : 'end';
    const offered = row && acts().offered(row, side);
    if (!touch.kind) {
      const kind = gestureOf(dx, dy);
      if (!kind) {
        return;
      }
      clearTimeout(timer);
      const isOurs = kind === 'swipe' ? touch.canSwipe && offered : kind === 'pull' && touch.canPull;
      // What cannot be prevented the browser scrolls already.
      if (!isOurs || !event.cancelable) {
        touch = undefined;
        return;
      }
      touch.kind = kind as 'swipe' | 'pull';
    }
    if (event.touches.length > 1 || row?.isConnected === false) {
      drop();
      return;
    }
    event.preventDefault();
    points.push(at);
    if (touch.kind === 'pull') {
      touch.pulled = pulledPx(dy);
      acts().onPull(touch.pulled);
    } else if (row) {
      const isArmed = !!offered && Math.abs(dx) >= swipeThreshold(row.clientWidth);
      tick(isArmed && !touch.swiped?.isArmed);
      touch.swiped = { row, px: offered ? dx : 0, side, offered, isArmed };
      acts().onSwipe(touch.swiped);
    }
  }

  function end(event: TouchEvent): void {
    const { kind, swiped, pulled = 0, points } = touch ?? {};
    if (kind && event.cancelable) {
      // No click follows.
      event.preventDefault();
    }
    const isFar = swiped && points ? swiped.isArmed || isFling(points) : pulled >= farPx;
    drop(isFar && event.type === 'touchend');
  }

  /** Ends the touch, with what it was for or as if it had not been. */
  function drop(isDone = false): void {
    const { swiped, kind } = touch ?? {};
    clearTimeout(timer);
    touch = undefined;
    if (swiped) {
      acts().onLetGo(swiped, isDone && swiped.row.isConnected);
    }
    if (kind === 'pull') {
      acts().onPull(0, isDone);
    }
  }

  function press(): void {
    if (touch?.row?.isConnected && !touch.kind) {
      touch.kind = 'press';
      tick(true);
      acts().onPress(touch.row);
    }
  }

  /** The menu, or the dragged link, of a press that selects is not wanted; some browsers ask when the finger has gone. A mouse has both. */
  function onMenu(event: MouseEvent): void {
    // Some browsers make it a pointer's event.
    const isTouch = touch || (event as PointerEvent).pointerType === 'touch';
    if (isTouch && canPress(partsIn(event, list))) {
      event.preventDefault();
      event.stopPropagation();
      press();
    }
  }

  function canPress(parts: readonly Element[]): boolean {
    return isPressed && rowAmong(parts) !== undefined && pressable(parts);
  }

  function onKey(event: KeyboardEvent): void {
    if (touch?.kind && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      drop();
    }
  }

  const { signal } = ender;
  const listeners = {
    touchstart: begin,
    touchmove: move,
    touchend: end,
    touchcancel: end,
    contextmenu: onMenu,
    dragstart: onMenu,
  };
  for (const [name, listener] of Object.entries(listeners)) {
    list.addEventListener(name, listener as EventListener, { signal, passive: false });
  }
  // Before a popover hears it, which closes by it.
  page.defaultView?.addEventListener('keydown', onKey, { signal, capture: true });
  if (isSwiped) {
    list.dataset.touch = isPressed ? 'press' : 'swipe';
  }
  return () => {
    clearTimeout(timer);
    ender.abort();
    delete list.dataset.touch;
  };
}

function pointOf({ timeStamp: timeMs }: Event, { clientX: x, clientY: y }: Touch): TouchPoint {
  return { x, y, timeMs };
}

/** Tells the hand that something else would happen now. */
function tick(isWanted: boolean): void {
  // Before the page was used browsers refuse it, and say so in the console.
  if (isWanted && navigator.userActivation?.hasBeenActive) {
    void attempt(() => navigator.vibrate?.(10));
  }
}
