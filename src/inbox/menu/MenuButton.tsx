'use client';

import {
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { keepTrying } from '../../base/index.ts';
import { DotsIcon, IconButton, type IconButtonProps, type MenuEntry } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { loadMenuParts, type MenuParts } from './loadMenuParts.ts';
import { MenuFailure } from './MenuFailure.tsx';

/** Props of `MenuButton`: those of an icon button but its label. */
export interface MenuButtonProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /** Renders the commands with the parts that were loaded. */
  children: (parts: MenuParts) => ReactNode;
}

/**
 * A button that opens a menu, whose code is fetched once the button is there. Where that fails, a press shows the failure, which goes
 * when the code has come. Renders a `<button>`.
 */
export const MenuButton = forwardRef<HTMLButtonElement, MenuButtonProps>(function MenuButton(props, ref) {
  const { children, ...native } = props;
  const { translator, container } = useInboxSettings('MenuButton');
  const [parts, setParts] = useState<MenuParts | null>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => own.current);
  const [entry, setEntry] = useState<MenuEntry>('first');

  // Before it is needed: a reader who has lost the network needs it too.
  useEffect(() => keepTrying(loadMenuParts, () => setFailed(false)), []);

  function openLoaded(from: MenuEntry): void {
    loadMenuParts().then(
      (loaded) => {
        setFailed(false);
        setEntry(from);
        setParts(loaded);
        setOpen(true);
      },
      (error: unknown) => {
        console.error('carillon: the menu could not be loaded, so it stays closed. Press again.', error);
        setFailed(true);
      },
    );
  }

  const label = translator.text('moreActions');
  const icon = <DotsIcon size={native.size === 'small' ? 15 : 18} />;
  if (parts === null) {
    return (
      <>
        <IconButton
          {...native}
          ref={own}
          label={label}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={(event: MouseEvent<HTMLButtonElement>) => {
            native.onClick?.(event);
            if (!event.defaultPrevented) {
              openLoaded('first');
            }
          }}
          onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
            native.onKeyDown?.(event);
            if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.defaultPrevented) {
              event.preventDefault();
              event.stopPropagation();
              openLoaded(event.key === 'ArrowUp' ? 'last' : 'first');
            }
          }}
        >
          {icon}
        </IconButton>
        {failed && (
          <MenuFailure
            button={own.current}
            onRetry={() => openLoaded('first')}
            onClose={() => setFailed(false)}
          />
        )}
      </>
    );
  }
  const { Menu, MenuTrigger, MenuContent } = parts;
  return (
    <Menu open={open} onOpenChange={setOpen} entry={entry}>
      <MenuTrigger>
        <IconButton {...native} ref={own} label={label}>
          {icon}
        </IconButton>
      </MenuTrigger>
      <MenuContent container={container ?? own.current?.closest('dialog')}>{children(parts)}</MenuContent>
    </Menu>
  );
});
