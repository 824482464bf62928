'use client';
import { type ForwardedRef, useEffect, useRef } from 'react';
import { assignRef } from '../behavior/assignRef.ts';

/** A ref that keeps a checkbox mixed while `indeterminate` is true: there is no attribute for it, and every press ends it. */
export function useIndeterminate(ref: ForwardedRef<HTMLInputElement>, indeterminate: boolean) {
  const own = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (own.current) {
      own.current.indeterminate = indeterminate;
    }
  });
  return (node: HTMLInputElement | null) => {
    own.current = node;
    assignRef(ref, node);
  };
}
