import { type ReactNode, useLayoutEffect } from 'react';
import type { ThemeName } from '../src/primitives/index.ts';
import './ground.css';

/** Gives the page the theme's ground, so that a dark story is seen, and its contrast measured, on dark. */
export function StoryGround({ theme, children }: { theme: ThemeName; children: ReactNode }) {
  useLayoutEffect(() => {
    document.body.dataset.ground = theme;
  }, [theme]);
  return <div style={ground}>{children}</div>;
}

const ground = { boxSizing: 'border-box', maxInlineSize: '100vw' } as const;
