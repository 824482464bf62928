import type { InboxClient } from '../client/InboxClient.ts';
import { pendingChangesOf } from '../facts/pendingChanges.ts';
import type { Change, SwitchesChange } from '../model/change.ts';
import { outboxOf } from '../outbox/outbox.ts';

/** The switch that turns messages of a workflow off in the inbox. */
const switchName = 'in_app';

/** What is turned off, and how. */
export interface TurnOffInput {
  readonly workflowId: string;
  /** What the reader is told of it. */
  readonly label: string;
  /** Until when it is meant, in milliseconds since 1970. @default until the reader turns it on */
  readonly untilMs?: number | undefined;
  /** How long it can be undone, in milliseconds. */
  readonly undoMs: number;
}

/** Turns the in-app channel of a workflow off. Nothing turns it on again: see `followSwitches`. */
export function turnOff(client: InboxClient, { workflowId, label, untilMs, undoMs }: TurnOffInput): void {
  const change = { type: 'switches', kind: 'preference', count: 1, label, untilMs } as const;
  void outboxOf(client).run({ ...change, target: { workflowId }, effect: { [switchName]: false } }, undoMs);
}

/** What is told of the in-app switches of workflows. */
export interface SwitchListener {
  /** The reader has turned one off until a time, which may still be undone or fail. May be told again. */
  limited(workflowId: string, untilMs: number): void;
  /** That was undone, or has failed. */
  takenBack(workflowId: string, untilMs: number): void;
  /** The reader has switched it in another way. */
  chosen(workflowId: string): void;
}

/** Follows what the reader does with in-app switches in this page. */
export function followSwitches(client: InboxClient, listener: SwitchListener): void {
  const pending = pendingChangesOf(client);
  const seen = new Set<number>();
  let open = new Map<string, SwitchesChange>();

  function follow(): void {
    const { changes, ended } = pending.get();
    const own = changes.filter((one) => one.state !== 'elsewhere').filter(isOfChannel);
    const now = new Map(own.map((one) => [keyOf(one), one]));
    for (const change of now.values()) {
      const { id, target, untilMs } = change;
      if (untilMs !== undefined) {
        listener.limited(target.workflowId ?? '', untilMs);
      } else if (!seen.has(id)) {
        listener.chosen(target.workflowId ?? '');
      }
      seen.add(id);
    }
    const confirmed = new Set(ended.filter(isOfChannel).map(keyOf));
    for (const [key, { target, untilMs }] of open) {
      if (untilMs !== undefined && !now.has(key) && !confirmed.has(key)) {
        listener.takenBack(target.workflowId ?? '', untilMs);
      }
    }
    open = now;
  }

  pending.subscribe(follow);
  follow();
}

function isOfChannel(change: Change): change is SwitchesChange {
  return change.type === 'switches' && switchName in change.effect;
}

/** A change keeps it when it is held no more, and when it is tried again. */
function keyOf({ id, target, untilMs }: SwitchesChange): string {
  return untilMs === undefined ? String(id) : `${target.workflowId} ${untilMs}`;
}
