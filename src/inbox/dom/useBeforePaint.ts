import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, of which a server only says that it does nothing there. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
