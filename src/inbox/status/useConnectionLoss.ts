import { useReducer } from 'react';
import type { ConnectionState } from '../../data/index.ts';
import { useLasting } from './useLasting.ts';

/** How long a connection may be lost before that is told, in milliseconds: most come back within that time. */
export const patienceMs = 3_000;

/** How long a connection must last after a refusal, in milliseconds: a server confirms it first, and checks the token after that. */
export const provenAfterMs = 2_000;

/** Whether a connection counts as refused: until it has proved to last, since in between each try has the states of a first one. */
export function reduceRefused(refused: boolean, event: ConnectionState | 'proven'): boolean {
  return event === 'refused' || (refused && event !== 'proven');
}

/** What is told of a connection that is lost. */
export function useConnectionLoss(connection: ConnectionState): 'livePaused' | 'reconnecting' | undefined {
  const [before, dispatch] = useReducer(reduceRefused, false);
  const event = useLasting(connection === 'live', provenAfterMs) ? 'proven' : connection;
  const refused = reduceRefused(before, event);
  if (refused !== before) {
    dispatch(event);
  }
  const isTold = useLasting(refused || connection === 'recovering', patienceMs);
  return isTold ? (refused ? 'livePaused' : 'reconnecting') : undefined;
}
