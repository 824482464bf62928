import { useCallback, useState } from 'react';
import type { Rgb } from '../../../src/primitives/theme/contrast.ts';
import { seenColor } from '../seenColor.ts';

/** The colours with which an element is drawn, once it is. */
export interface DrawnColors {
  readonly ink: Rgb;
  readonly ground: Rgb;
}

/** Reads the colours of the element that takes the ref, as they are on the screen. */
export function useDrawnColors() {
  const [drawn, setDrawn] = useState<DrawnColors>();
  const ref = useCallback((element: HTMLElement | null) => {
    if (element !== null) {
      const { color, backgroundColor } = getComputedStyle(element);
      setDrawn({ ink: seenColor(color), ground: seenColor(backgroundColor) });
    }
  }, []);
  return { ref, drawn };
}
