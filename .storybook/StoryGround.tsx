import { type ReactNode, useLayoutEffect } from 'react';
import type { ThemeName } from '../src/primitives/index.ts';
import { emulatePointer, type PointerName } from './emulatePointer.ts';
import './ground.css';

/** Props of `StoryGround`. */
interface StoryGroundProps {
  theme: ThemeName;
  pointer: PointerName;
  children: ReactNode;
}

/** Gives the page the theme's ground, so that a dark story is seen, and its contrast measured, on dark; and the toolbar's pointer. */
export function StoryGround({ theme, pointer, children }: StoryGroundProps) {
  useLayoutEffect(() => {
    document.body.dataset.ground = theme;
  }, [theme]);
  useLayoutEffect(() => emulatePointer(pointer), [pointer]);
  return <div style={ground}>{children}</div>;
}

const ground = { boxSizing: 'border-box', maxInlineSize: '100vw' } as const;
