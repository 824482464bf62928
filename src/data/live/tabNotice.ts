import { type ConnectionState, connectionStates } from '../client/connectionState.ts';
import { isRecord } from '../transport/guards.ts';

/** The version of what tabs tell each other: those of other versions neither hear it nor have the same leader. */
export const noticeVersion = 2;

/** A message between the tabs of one identity. Never a token or a hash: every script of the origin can listen. */
export type TabNotice =
  /** The question which tab holds the socket. */
  | { readonly kind: 'ask' }
  /** The answer of the leader: the state of its connection, and whether the tab is hidden. */
  | { readonly kind: 'state'; readonly state: ConnectionState; readonly hidden: boolean }
  /** What the line has told, as it arrived, so that every tab checks it itself. */
  | { readonly kind: 'event'; readonly event: unknown }
  /** The reader has changed something in the sending tab, and the server has confirmed it. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'signedOut' };

/** Checks a message of the channel; undefined for a malformed one. */
export function parseTabNotice(data: unknown): TabNotice | undefined {
  const { kind, state, hidden, event } = isRecord(data) ? data : {};
  switch (kind) {
    case 'ask':
    case 'changed':
    case 'signedOut':
      return { kind };
    case 'state': {
      const known = connectionStates.find((one) => one === state);
      return known && { kind, state: known, hidden: hidden === true };
    }
    case 'event':
      return { kind, event };
    default:
      return undefined;
  }
}
