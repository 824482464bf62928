import { useEffect, useState } from 'react';
import type { ConnectionState } from '../../data/index.ts';

/** How long a connection must last after a refusal, in milliseconds: a server confirms it first, and checks the token after that. */
export const provenAfterMs = 2_000;

/** True from a refusal until the connection has proved to last: in between each try has the states of a first one. */
export function useRefused(connection: ConnectionState): boolean {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (connection === 'refused') {
      setRefused(true);
    } else if (connection === 'live') {
      const timer = setTimeout(setRefused, provenAfterMs, false);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [connection]);
  return refused;
}
