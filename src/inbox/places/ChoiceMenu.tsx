'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Direction } from '../../locales/index.ts';
import { MenuLabel } from '../../primitives/index.ts';
import { reset } from '../../primitives/theme/themeContract.css.ts';

/** Props of `ChoiceMenu`. */
export interface ChoiceMenuProps {
  label: string;
  direction: Direction;
  /** Leads back to the commands that this one came from, in the same menu; undefined where it is the menu itself. */
  onBack: ((menu: Element | null) => void) | undefined;
  /** The choices. */
  children: ReactNode;
}

/** The choices of a command, in its place. */
export function ChoiceMenu({ label, direction, onBack, children }: ChoiceMenuProps) {
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);

  const isSecond = onBack !== undefined;
  useEffect(() => {
    // The command that led here is gone, and had the focus.
    if (isSecond) {
      group.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    }
  }, [isSecond]);

  function leave(event: KeyboardEvent): void {
    if (onBack && event.key === (direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')) {
      event.preventDefault();
      onBack(event.currentTarget.parentElement);
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu has no field sets
    <div ref={group} role="group" aria-labelledby={labelId} className={reset.box} onKeyDown={leave}>
      <MenuLabel id={labelId}>{label}</MenuLabel>
      {children}
    </div>
  );
}
