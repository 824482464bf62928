'use client';

import type * as Dropdown from '@radix-ui/react-dropdown-menu';
import { type FocusEvent, forwardRef, type KeyboardEvent } from 'react';
import { rovingFocus } from '../behavior/rovingFocus.ts';
import { Layer, takeEscape } from '../popover/Layer.tsx';
import { radixPart } from '../styles/radixPart.ts';
import { PortalRoot } from '../theme/PortalRoot.tsx';
import * as styles from './Menu.css.ts';
import { useMenu } from './MenuContext.ts';

/** `data-state` is `open`, or `closed` during the closing animation. */
export interface MenuContentProps extends Omit<Dropdown.DropdownMenuContentProps, 'asChild' | 'forceMount'> {
  /** The element that it is rendered into. @default document.body */
  container?: HTMLElement | ShadowRoot | null | undefined;
}

/**
 * The commands, beside their button, above everything. Arrow keys, Home, End and first letters move; Escape closes it, gives
 * the focus back, and does not propagate. Renders a `<div role="menu">` in a portal, in a ThemeRoot of its own.
 */
export const MenuContent = forwardRef<HTMLDivElement, MenuContentProps>(function MenuContent(props, ref) {
  const { container, ...rest } = props;
  const { radix, entry } = useMenu('MenuContent');
  return (
    <radix.Portal container={container ?? undefined}>
      <PortalRoot>
        <Layer>
          <radix.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            {...roving}
            {...radixPart('menu', rest, styles.menu)}
            onFocus={(event: FocusEvent<HTMLDivElement>) => {
              rest.onFocus?.(event);
              (entry.current === 'last' ? rovingFromEnd : roving).onFocus(event);
            }}
            ref={ref}
            onEscapeKeyDown={(event) => takeEscape(event, rest.onEscapeKeyDown)}
          />
        </Layer>
      </PortalRoot>
    </radix.Portal>
  );
});

const items = { items: '[role^="menuitem"]', keys: ['ArrowDown', 'ArrowUp'], loops: false } as const;
const { onKeyDownCapture: rove, ...focusing } = rovingFocus(items);
const rovingFromEnd = rovingFocus({ ...items, from: 'last' });

const roving = {
  ...focusing,
  onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) {
      // The key that opened the menu and is still held down must not run its first command.
      event.preventDefault();
      event.stopPropagation();
    } else {
      rove(event);
    }
  },
};
