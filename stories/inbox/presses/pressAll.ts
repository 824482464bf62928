import { expect, userEvent, waitFor } from 'storybook/test';
import { controlsOf, reachRows } from './controls.ts';
import type { Recorder } from './recorder.ts';
import type { Allowed } from './table.ts';

/** How a control is pressed. */
export const ways = ['mouse', 'touch', 'Enter', 'Space'] as const;

/** One of `ways`. */
export type Way = (typeof ways)[number];

/** For so many frames without a call an inbox is watched until it counts as settled. */
export const settledFrames = 2;

/** The same where what comes late is looked for: after a press by mouse. The other ways end in the same click. */
const watchedFrames = 8;

/** How long a row is in view before it is seen, in milliseconds. */
const seenAfterMs = 1_000;

/** A new inbox, with nothing pressed yet. */
export interface Stage {
  readonly recorder: Recorder;
  /** Where its controls are, portals included. */
  root(): ParentNode;
  leave(): void;
}

/** Presses a control, and nothing else. */
export async function press(control: HTMLElement, way: Way): Promise<void> {
  // Real events: the harness is about where they go, not about whether the control is under something else for a moment.
  const user = userEvent.setup({ pointerEventsCheck: 0, document: control.ownerDocument });
  switch (way) {
    case 'mouse':
      return user.click(control);
    case 'touch':
      return user.pointer([{ keys: '[TouchA]', target: control }]);
    default:
      control.focus();
      return user.keyboard(way === 'Enter' ? '{Enter}' : ' ');
  }
}

/** What keeps something of a press that the recorder does not look at. */
const holdsText = 'input:not([type="checkbox"]), select, textarea';

/** The control of a key. Waits until it is there and not off. */
export function controlOf(root: () => ParentNode, key: string): Promise<HTMLElement> {
  return waitFor(() => {
    const control = controlsOf(root()).get(key);
    if (control === undefined || control.getAttribute('aria-disabled') === 'true') {
      throw new Error(`There is no "${key}". There are: ${[...controlsOf(root()).keys()].join(' | ')}`);
    }
    return control;
  });
}

/** What a press may do in this way. Where the table says nothing else, the focus is on what was pressed. */
function allowedFor(key: string, allowed: Allowed, way: Way): string[] {
  const effects = 'else' in allowed ? (allowed[way] ?? allowed.else) : allowed;
  const focus = effects.some((effect) => effect.startsWith('focus:')) ? [] : [`focus: ${key}`];
  return [...effects, ...focus].sort();
}

/**
 * Presses all that has come with the last press of `path` (all there is without one), in each way, and compares what it did with the
 * table. Each is pressed on a new inbox, or on the one before if nothing has come of the press before. A control that the table lacks
 * fails, and so does a line of the table that is not there. A control in `alike` must be there, and is pressed by mouse only.
 */
export async function pressAll(
  open: () => Promise<Stage>,
  path: readonly string[],
  table: Readonly<Record<string, Allowed>>,
  inWays: readonly Way[] = ways,
  alike: ReadonlySet<string> = new Set(),
): Promise<void> {
  let known = new Set<string>();

  async function arrive(): Promise<Stage> {
    const stage = await open();
    const reached = () => waitFor(() => expect(reachRows(stage.root())).toEqual([]));
    for (const [step, key] of path.entries()) {
      const control = await controlOf(stage.root, key);
      await reached();
      const before = new Set(controlsOf(stage.root()).keys());
      await press(control, 'mouse');
      await waitFor(() =>
        expect([...controlsOf(stage.root()).keys()].some((one) => !before.has(one))).toBe(true),
      );
      // What comes late before the last press must not count as come with that.
      await stage.recorder.quiet(step < path.length - 1 ? watchedFrames : settledFrames);
      known = before;
    }
    const missing = () => {
      // Rows may have come, or may have been drawn anew, since all were reached.
      reachRows(stage.root());
      const there = controlsOf(stage.root());
      return Object.keys(table).filter((key) => !there.has(key));
    };
    // Some of it comes late, such as the links of a body. What never comes is told below.
    await reached();
    await waitFor(() => expect(missing()).toEqual([]), { timeout: 3_000 }).catch(() => {});
    return stage;
  }

  /** What one press did, once all of it is done. */
  async function effectsOf(
    key: string,
    way: Way,
    expected: readonly string[] | undefined,
  ): Promise<string[]> {
    const stage = fresh ?? (await arrive());
    fresh = undefined;
    const { recorder } = stage;
    const control = await waitFor(() => {
      const there = controlsOf(stage.root()).get(key);
      expect(there).toBeDefined();
      return there as HTMLElement;
    });
    recorder.begin();
    const begunMs = performance.now();
    await press(control, way);
    // The second look is for what comes after all that may come.
    if (expected !== undefined) {
      await waitFor(() => expect(recorder.effects()).toEqual(expected), { timeout: 2_000 }).catch(() => {});
    }
    await recorder.quiet(way === 'mouse' ? watchedFrames : settledFrames);
    // What is in view for a second is seen, whatever is pressed: only on a busy machine a press takes as long.
    const maySee = performance.now() - begunMs >= seenAfterMs;
    const effects = recorder
      .effects()
      .filter((one) => expected?.includes(one) || !(maySee && one.startsWith('onUnseenCountChange')));
    if (effects.length === 1 && effects[0]?.startsWith('focus:') && !control.matches(holdsText)) {
      fresh = stage;
    } else {
      stage.leave();
    }
    return effects;
  }

  const first = await arrive();
  const found = [...controlsOf(first.root()).keys()].filter((key) => !known.has(key)).sort();
  /** An inbox of which nothing has come yet. */
  let fresh: Stage | undefined = first;
  const faults: unknown[] = found.length === 0 ? ['nothing to press'] : [];
  for (const key of Object.keys(table)) {
    if (!found.includes(key)) {
      faults.push({ key, fault: 'in the table, but not there' });
    }
  }
  for (const key of found) {
    const allowed = table[key];
    for (const way of inWays.filter((one) => one === 'mouse' || !alike.has(key))) {
      const expected = allowed === undefined ? [] : allowedFor(key, allowed, way);
      const did = await effectsOf(key, way, allowed && expected);
      const unexpected = did.filter((one) => !expected.includes(one));
      const missing = expected.filter((one) => !did.includes(one));
      if (allowed === undefined || unexpected.length + missing.length > 0 || did.length !== expected.length) {
        faults.push({
          key,
          way,
          ...(allowed === undefined ? { fault: 'not in the table', did } : { unexpected, missing }),
        });
      }
    }
  }
  fresh?.leave();
  if (faults.length > 0) {
    throw new Error(`Presses did other things than the table says:\n${JSON.stringify(faults, null, 1)}`);
  }
}
