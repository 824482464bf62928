'use client';

import {
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { DotsIcon, IconButton, type IconButtonProps, type MenuEntry } from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { ShowBeside } from '../settings/messageAction.ts';
import { useOverlays } from './useOverlays.tsx';

/** Props of `MenuButton`: those of an icon button. */
export interface MenuButtonProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /** @default the words for more actions */
  label?: string | undefined;
  /** Renders the commands, which can show something beside the button once the menu has closed. */
  children: (beside: ShowBeside) => ReactNode;
  /** @default three dots */
  icon?: ReactNode;
}

/**
 * A button that opens a menu, which is made when it is first opened: most rows' menus never are. Renders a `<button>`.
 */
export const MenuButton = forwardRef<HTMLButtonElement, MenuButtonProps>(function MenuButton(props, ref) {
  const {
    children,
    label: ownLabel,
    icon = <DotsIcon size={props.size === 'small' ? 15 : 18} />,
    ...native
  } = props;
  const { translator } = useInboxSettings('MenuButton');
  const [wanted, setWanted] = useState(false);
  const [entry, setEntry] = useState<MenuEntry>();
  const own = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const next = useRef<Parameters<ShowBeside>[0]>(undefined);
  const [beside, setBeside] = useState<ReactNode>(null);
  const id = useId();
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => own.current);
  const ButtonMenu = useOverlays(wanted)?.ButtonMenu;
  const open = wanted && ButtonMenu !== undefined;
  const { id: buttonId = id } = native;
  const menuId = `${id}menu`;

  function openFrom(from: MenuEntry): void {
    setEntry(from);
    setWanted(true);
  }

  return (
    <>
      <IconButton
        {...native}
        ref={own}
        id={buttonId}
        label={ownLabel ?? translator.text('moreActions')}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onPointerDown={(event) => {
          native.onPointerDown?.(event);
          wasOpen.current = open;
        }}
        onClick={(event: MouseEvent<HTMLButtonElement>) => {
          native.onClick?.(event);
          // A press beside a menu closes it, also a press on its button.
          if (!event.defaultPrevented && !(wasOpen.current && event.detail > 0)) {
            openFrom('first');
          }
        }}
        onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
          native.onKeyDown?.(event);
          if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.defaultPrevented) {
            event.preventDefault();
            event.stopPropagation();
            openFrom(event.key === 'ArrowUp' ? 'last' : 'first');
          }
        }}
      >
        {icon}
      </IconButton>
      {entry && ButtonMenu && (
        <ButtonMenu
          key={entry}
          button={own}
          buttonId={buttonId}
          menuId={menuId}
          open={open}
          onOpenChange={setWanted}
          entry={entry}
          onCloseAutoFocus={(event) => {
            // What is shown beside the button takes the focus, which the menu would give back to the button.
            if (next.current && own.current) {
              event.preventDefault();
              setBeside(next.current(own.current, () => setBeside(null)));
              next.current = undefined;
            }
          }}
        >
          {children((draw) => {
            next.current = draw;
          })}
        </ButtonMenu>
      )}
      {beside}
    </>
  );
});
