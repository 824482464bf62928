import { expect, waitFor } from 'storybook/test';
import { row } from './listActs.ts';

/** A place on the page, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Time on the clock of these touches, in milliseconds. */
let timeMs = 1000;

/** Dispatches an event of a touch screen, also in browsers that have none: plain events with what is read of them. */
function touch(target: EventTarget, type: string, fingers: readonly Place[]): Event {
  const event = new Event(type, { bubbles: true, cancelable: true, composed: true });
  const touches = fingers.map(({ x, y }, identifier) => ({ identifier, clientX: x, clientY: y, target }));
  Object.defineProperties(event, { touches: { value: touches }, timeStamp: { value: timeMs } });
  target.dispatchEvent(event);
  return event;
}

/** Asks for a menu as a browser does. Returns whether it opens. */
export function menuOpens(target: Element, pointerType: 'touch' | 'mouse'): boolean {
  return target.dispatchEvent(
    new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType }),
  );
}

/** The middle of an element. */
export function middleOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A finger on an element. */
export interface Finger {
  /** Moves so far from where it is, in steps; each takes `stepMs`. Returns whether the browser was kept from scrolling. */
  move(dx: number, dy?: number, stepMs?: number): boolean;
  /** Lifts it, and clicks as a browser does where nothing has prevented it. Returns whether it clicked. */
  lift(): boolean;
  /** The browser takes it. */
  cancel(): void;
  /** A second finger. */
  second(): void;
}

/** Puts a finger on an element, in its middle if no place is given. */
export function finger(target: Element, at: Place = middleOf(target)): Finger {
  let { x, y } = at;
  let isTap = true;
  touch(target, 'touchstart', [at]);
  return {
    move(dx, dy = 0, stepMs = 200) {
      let isKept = false;
      for (let step = 1; step <= 8; step += 1) {
        timeMs += stepMs;
        x += dx / 8;
        y += dy / 8;
        isKept = touch(target, 'touchmove', [{ x, y }]).defaultPrevented;
      }
      isTap = false;
      return isKept;
    },
    lift() {
      timeMs += 10;
      const clicks = !touch(target, 'touchend', []).defaultPrevented && isTap;
      if (clicks) {
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      }
      return clicks;
    },
    cancel() {
      touch(target, 'touchcancel', []);
    },
    second() {
      touch(target, 'touchstart', [
        { x, y },
        { x: x + 60, y },
      ]);
    },
  };
}

const list = () => document.querySelector<HTMLElement>('[data-carillon="message-list"]');

/** The list knows touches and, where the backend can archive, that: both are loaded late. */
export async function touchIsLoaded(archives = true): Promise<void> {
  await waitFor(() => expect(list()).toHaveAttribute('data-touch'));
  await waitFor(() =>
    expect(list()?.querySelector('[role="feed"]')).toHaveAttribute(
      'aria-keyshortcuts',
      archives ? expect.stringMatching(/ E$/) : expect.anything(),
    ),
  );
}

/** What is behind the row that is being swiped. */
export const band = () => document.querySelector<HTMLElement>('[data-carillon="swipe"]');

/** 1 where the end of a line is on the right, else -1. */
export const toEnd = () => (getComputedStyle(list() ?? document.body).direction === 'rtl' ? -1 : 1);

/** Carries a row towards a side by a finger that is still down, and whose moves are towards the end. */
export function carried(id: string, side: 'start' | 'end', px: number): Finger {
  const down = finger(row(id));
  const move: Finger['move'] = (dx, ...rest) => down.move(dx * toEnd(), ...rest);
  move(side === 'end' ? px : -px);
  return { ...down, move };
}

/** Swipes a row as far as it takes. */
export function swipe(id: string, side: 'start' | 'end'): void {
  carried(id, side, 180).lift();
}

/** A device that vibrates, on a page that was used. Returns a function that takes it back. */
export function withVibration(vibrate: () => void): () => void {
  const values = { vibrate, userActivation: { hasBeenActive: true } };
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  return () => {
    for (const name of Object.keys(values)) {
      Reflect.deleteProperty(navigator, name);
    }
  };
}
