import { type InboxClient, preferenceSavingOf } from '../../data/index.ts';

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
export function turnOff(client: InboxClient, { workflowId, ...told }: TurnOffInput): void {
  void preferenceSavingOf(client).change(workflowId, { in_app: false }, told);
}
