import { useEffect, useState } from 'react';

/** True once a condition has held for this time without a break, in milliseconds. */
export function useLasting(condition: boolean, afterMs: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!condition) {
      setLasting(false);
      return;
    }
    const timer = setTimeout(() => setLasting(true), afterMs);
    return () => clearTimeout(timer);
  }, [condition, afterMs]);
  return lasting && condition;
}
