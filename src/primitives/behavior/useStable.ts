import { useMemo } from 'react';

/** The same object as in the last render, as long as its values are the same. Its keys must not change. */
export function useStable<Values extends object>(values: Values): Values {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are all that it depends on
  return useMemo(() => values, Object.values(values));
}
