import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, without the warning that React prints for it on a server. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
