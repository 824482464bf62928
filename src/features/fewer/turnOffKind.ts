import { type InboxClient, type PreferenceWorkflow, preferenceSavingOf } from '../../data/index.ts';
import { anyTime } from '../../locales/index.ts';
import { announceIn } from './announceIn.ts';
import { nameOf } from './nameOf.ts';
import type { Rows } from './Rows.ts';

/** What is turned off, and how. */
interface TurnOffInput {
  readonly workflowId: string;
  /** What the reader is told of it. */
  readonly label: string;
  /** Until when it is meant, in milliseconds since 1970. @default until the reader turns it on */
  readonly untilMs?: number | undefined;
  /** How long it can be undone, in milliseconds. */
  readonly undoMs: number;
}

/** Turns the in-app channel of a workflow off. Nothing turns it on again: see `followSwitches`. */
export function turnOff(client: InboxClient, { workflowId, ...told }: TurnOffInput): void {
  void preferenceSavingOf(client).change(workflowId, { in_app: false }, told);
}

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
