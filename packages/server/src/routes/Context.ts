import type { Events } from '../events/createEvents.ts';
import type { Reader } from '../model/Reader.ts';
import type { InboxStore } from '../store/InboxStore.ts';
import type { Workflow } from './Workflow.ts';

/** What every route works with. */
export interface Context {
  readonly store: InboxStore;
  readonly workflows: readonly Workflow[] | undefined;
  /** The time by the server's clock, in ISO 8601. */
  now(): string;
  /** The open streams; undefined where none can stay open. */
  readonly events: Events | undefined;
  /** Tells the pages of a reader that something has changed. */
  announce(reader: Reader): void;
}

/** A request of a reader who is known. */
export interface Asked {
  readonly request: Request;
  readonly reader: Required<Reader>;
  readonly parameters: URLSearchParams;
}
