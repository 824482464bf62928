import { type Change, type InboxClient, pendingChangesOf, type SwitchesChange } from '../../data/index.ts';

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
  return change.type === 'switches' && change.effect.in_app !== undefined;
}

/** A change keeps it when it is held no more, and when it is tried again. */
function keyOf({ id, target, untilMs }: SwitchesChange): string {
  return untilMs === undefined ? String(id) : `${target.workflowId} ${untilMs}`;
}
