import { useEffect, useLayoutEffect } from 'react';

/** Runs in the commit, before the effects of what is around. On a server there are no layout effects. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
