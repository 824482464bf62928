'use client';

import {
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import {
  DotsIcon,
  IconButton,
  type IconButtonProps,
  Menu,
  MenuContent,
  type MenuEntry,
  MenuTrigger,
  roomOf,
} from '../../primitives/index.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import type { ShowBeside } from '../settings/messageAction.ts';

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
  const { translator, container } = useInboxSettings('MenuButton');
  const [open, setOpen] = useState(false);
  const [entry, setEntry] = useState<MenuEntry>();
  const own = useRef<HTMLButtonElement>(null);
  const next = useRef<Parameters<ShowBeside>[0]>(undefined);
  const [beside, setBeside] = useState<ReactNode>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => own.current);

  function make(from: MenuEntry): void {
    setEntry(from);
    setOpen(true);
  }

  const label = ownLabel ?? translator.text('moreActions');
  if (entry === undefined) {
    return (
      <IconButton
        {...native}
        ref={own}
        label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={(event: MouseEvent<HTMLButtonElement>) => {
          native.onClick?.(event);
          if (!event.defaultPrevented) {
            make('first');
          }
        }}
        onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
          native.onKeyDown?.(event);
          if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.defaultPrevented) {
            event.preventDefault();
            event.stopPropagation();
            make(event.key === 'ArrowUp' ? 'last' : 'first');
          }
        }}
      >
        {icon}
      </IconButton>
    );
  }
  return (
    <>
      <Menu open={open} onOpenChange={setOpen} entry={entry}>
        <MenuTrigger>
          <IconButton {...native} ref={own} label={label}>
            {icon}
          </IconButton>
        </MenuTrigger>
        <MenuContent
          container={container ?? (own.current && roomOf(own.current))}
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
        </MenuContent>
      </Menu>
      {beside}
    </>
  );
});
