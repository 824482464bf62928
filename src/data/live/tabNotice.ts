import { isRealtimeEvent, type RealtimeEvent } from '../../platform-constants/index.ts';
import { type ConnectionState, connectionStates } from '../client/connectionState.ts';
import { isRecord } from '../transport/guards.ts';

/** What a tab tells the others of its identity. Never a token or a hash: every script of the origin can listen. */
export type TabNotice =
  /** Who holds the socket? */
  | { readonly kind: 'ask' }
  /** I do: this is its state, and whether I am hidden. */
  | { readonly kind: 'state'; readonly state: ConnectionState; readonly hidden: boolean }
  /** It said this. As it came, so that it is checked here as it was there. */
  | { readonly kind: 'event'; readonly event: RealtimeEvent; readonly payload: unknown }
  /** The reader has changed something here, and the server knows. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'signedOut' };

/** Checks what came over the channel; undefined for rubbish. */
export function parseTabNotice(data: unknown): TabNotice | undefined {
  const { kind, state, hidden, event, payload } = isRecord(data) ? data : {};
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
      return isRealtimeEvent(event) ? { kind, event, payload } : undefined;
    default:
      return undefined;
  }
}
