import { useEffect, useState } from 'react';

/** The time in milliseconds since 1970, again each second. Before effects it is that of the first render. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
