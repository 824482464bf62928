import type { PreferenceWorkflow } from '../../data/index.ts';
import { anyTime } from '../../locales/index.ts';
import { announceIn } from './announceIn.ts';
import { nameOf } from './nameOf.ts';
import type { Rows } from './Rows.ts';
import { turnOff } from './turnOff.ts';

/** Turns messages of a workflow off in the inbox, until a time or for good. Where it cannot be undone it is announced here. */
export function turnOffKind(
  rows: Rows,
  kind: PreferenceWorkflow,
  /** How long it can be undone, in milliseconds. */
  undoMs: number,
  untilMs?: number,
): void {
  const { client, words } = rows;
  const workflow = nameOf(rows, kind);
  const label =
    untilMs === undefined
      ? words.text('turnedOff', { workflow })
      : words.text('turnedOffUntil', { workflow, time: anyTime(words.tag, untilMs, Date.now()) });
  turnOff(client, { workflowId: kind.id, label, untilMs, undoMs });
  if (undoMs === 0) {
    announceIn(rows, label);
  }
}
