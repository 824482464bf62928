'use client';
import * as Dropdown from '@radix-ui/react-dropdown-menu';
import {
  type ComponentPropsWithoutRef,
  createContext,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { rovingFocus } from '../behavior/rovingFocus.ts';
import { CheckIcon } from '../icons/icons.tsx';
import { cx } from '../styles/cx.ts';
import { ThemeRoot, useThemeSettings } from '../theme/ThemeRoot.tsx';
import * as styles from './Menu.css.ts';

export interface MenuProps extends Omit<Dropdown.DropdownMenuProps, 'dir' | 'modal'> {
  /** Which item has the focus where the menu is open from the start. @default 'first' */
  entry?: MenuEntry | undefined;
}

/** An end of a menu. */
export type MenuEntry = 'first' | 'last';

/** What a menu's button tells its items. */
interface MenuWay {
  /** Where the focus goes when the menu opens by the keyboard. */
  readonly entry: RefObject<MenuEntry>;
  setOpen(open: boolean): void;
}

const MenuContext = createContext<MenuWay | null>(null);

/** A button and the few commands behind it: one `MenuTrigger`, one `MenuContent`. Renders nothing of its own. */
export function Menu(props: MenuProps) {
  const { entry: firstEntry = 'first', open: hostOpen, defaultOpen = false, onOpenChange, ...rest } = props;
  const { dir } = useThemeSettings('Menu');
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const entry = useRef<MenuEntry>(firstEntry);
  const way = useMemo<MenuWay>(
    () => ({
      entry,
      setOpen(open) {
        setOwnOpen(open);
        onOpenChange?.(open);
      },
    }),
    [onOpenChange],
  );
  return (
    <MenuContext.Provider value={way}>
      {/* Not modal: that would hide the page from screen readers, lock its scrolling and write a `<style>` into it. */}
      <Dropdown.Root
        {...rest}
        open={hostOpen ?? ownOpen}
        onOpenChange={way.setOpen}
        dir={dir}
        modal={false}
      />
    </MenuContext.Provider>
  );
}

export interface MenuTriggerProps extends Omit<Dropdown.DropdownMenuTriggerProps, 'asChild'> {
  /** The button, such as an `IconButton`; its name is the menu's too. */
  children: ReactNode;
}

/**
 * Gives its one child what a menu button needs: pointer, Enter, Space and Arrow Down open the menu, Arrow Up at its last item.
 * Renders its child.
 */
export const MenuTrigger = forwardRef<HTMLButtonElement, MenuTriggerProps>(function MenuTrigger(props, ref) {
  const way = useContext(MenuContext);
  return (
    <Dropdown.Trigger
      {...props}
      ref={ref}
      asChild
      onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
        props.onKeyDown?.(event);
        const up = event.key === 'ArrowUp' && !event.defaultPrevented && !props.disabled;
        if (way !== null) {
          way.entry.current = up ? 'last' : 'first';
        }
        if (up) {
          event.preventDefault();
          way?.setOpen(true);
        }
      }}
    />
  );
});

/** `data-state` is `open`, or `closed` while it leaves. */
export interface MenuContentProps extends Omit<Dropdown.DropdownMenuContentProps, 'asChild' | 'forceMount'> {
  /** @default document.body */
  container?: HTMLElement | null | undefined;
}

/**
 * The commands, beside their button, above everything. Arrow keys, Home, End and first letters move; Escape closes it, gives
 * the focus back, and goes no further. Renders a `<div role="menu">` in a portal, in a ThemeRoot of its own.
 */
export const MenuContent = forwardRef<HTMLDivElement, MenuContentProps>(function MenuContent(props, ref) {
  const { container, className, ...rest } = props;
  const settings = useThemeSettings('MenuContent');
  const way = useContext(MenuContext);
  return (
    <Dropdown.Portal container={container ?? undefined}>
      <ThemeRoot {...settings} contents>
        <Dropdown.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          data-carillon="menu"
          {...roving}
          {...rest}
          onFocus={(event: FocusEvent<HTMLDivElement>) => {
            rest.onFocus?.(event);
            (way?.entry.current === 'last' ? rovingFromEnd : roving).onFocus(event);
          }}
          ref={ref}
          onEscapeKeyDown={(event) => {
            rest.onEscapeKeyDown?.(event);
            if (!event.defaultPrevented) {
              // It closes the menu: what the menu stands in stays open.
              event.stopPropagation();
            }
          }}
          className={cx(styles.menu, className)}
        />
      </ThemeRoot>
    </Dropdown.Portal>
  );
});

const items = { items: '[role^="menuitem"]', keys: ['ArrowDown', 'ArrowUp'], loops: false } as const;
const { onKeyDownCapture: rove, ...focusing } = rovingFocus(items);
const rovingFromEnd = rovingFocus({ ...items, from: 'last' });

const roving = {
  ...focusing,
  onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) {
      // The key that opened the menu and is still held down is no wish for its first command.
      event.preventDefault();
      event.stopPropagation();
    } else {
      rove(event);
    }
  },
};

interface MenuItemBase {
  /** A drawing of 16 CSS pixels before the words. */
  icon?: ReactNode;
}

/** `data-highlighted` while the pointer or the keyboard is on it, `data-disabled` while it does nothing. */
export interface MenuItemProps extends Omit<Dropdown.DropdownMenuItemProps, 'asChild'>, MenuItemBase {
  /**
   * `danger` for what takes something away.
   * @default 'normal'
   * @selector [data-tone="danger"]
   */
  tone?: 'normal' | 'danger' | undefined;
}

/** A command; the menu closes behind it, unless `onSelect` prevents the default. Renders a `<div role="menuitem">`. */
export const MenuItem = forwardRef<HTMLDivElement, MenuItemProps>(function MenuItem(props, ref) {
  const { icon, tone = 'normal', className, children, ...rest } = props;
  return (
    <Dropdown.Item
      data-carillon="menu-item"
      {...rest}
      ref={ref}
      data-tone={tone}
      className={cx(styles.item, className)}
    >
      <ItemContents icon={icon}>{children}</ItemContents>
    </Dropdown.Item>
  );
});

/** `data-state` is `checked` or `unchecked`. */
export interface MenuCheckboxItemProps
  extends Omit<Dropdown.DropdownMenuCheckboxItemProps, 'asChild'>,
    MenuItemBase {}

/** Something that is on or off. Renders a `<div role="menuitemcheckbox">`. */
export const MenuCheckboxItem = forwardRef<HTMLDivElement, MenuCheckboxItemProps>(function MenuCheckboxItem(
  { icon, className, children, ...rest },
  ref,
) {
  return (
    <Dropdown.CheckboxItem
      data-carillon="menu-checkbox-item"
      {...rest}
      ref={ref}
      className={cx(styles.item, className)}
    >
      <ItemContents icon={icon} checkable>
        {children}
      </ItemContents>
    </Dropdown.CheckboxItem>
  );
});

export interface MenuRadioGroupProps extends Omit<Dropdown.DropdownMenuRadioGroupProps, 'asChild'> {}

/** Choices that exclude each other; name it by `aria-labelledby` or `aria-label`. Renders a `<div role="group">`. */
export const MenuRadioGroup = forwardRef<HTMLDivElement, MenuRadioGroupProps>(
  function MenuRadioGroup(props, ref) {
    return <Dropdown.RadioGroup data-carillon="menu-radio-group" {...props} ref={ref} />;
  },
);

/** `data-state` is `checked` or `unchecked`. */
export interface MenuRadioItemProps
  extends Omit<Dropdown.DropdownMenuRadioItemProps, 'asChild'>,
    MenuItemBase {}

/** One of the choices of a group. Renders a `<div role="menuitemradio">`. */
export const MenuRadioItem = forwardRef<HTMLDivElement, MenuRadioItemProps>(function MenuRadioItem(
  { icon, className, children, ...rest },
  ref,
) {
  return (
    <Dropdown.RadioItem
      data-carillon="menu-radio-item"
      {...rest}
      ref={ref}
      className={cx(styles.item, className)}
    >
      <ItemContents icon={icon} checkable>
        {children}
      </ItemContents>
    </Dropdown.RadioItem>
  );
});

function ItemContents({
  icon,
  checkable,
  children,
}: MenuItemBase & { checkable?: boolean; children: ReactNode }) {
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>{children}</span>
      {checkable && (
        <span className={styles.mark}>
          <Dropdown.ItemIndicator>
            <CheckIcon size={15} />
          </Dropdown.ItemIndicator>
        </span>
      )}
    </>
  );
}

export interface MenuSeparatorProps extends ComponentPropsWithoutRef<'div'> {}

/** A line between groups of commands. Renders a `<div role="separator">`. */
export const MenuSeparator = forwardRef<HTMLDivElement, MenuSeparatorProps>(function MenuSeparator(
  { className, ...rest },
  ref,
) {
  return (
    <Dropdown.Separator
      data-carillon="menu-separator"
      {...rest}
      ref={ref}
      className={cx(styles.separator, className)}
    />
  );
});

export interface MenuLabelProps extends ComponentPropsWithoutRef<'div'> {}

/** Words above a group of commands; give it an `id` that names the group. Renders a `<div>`. */
export const MenuLabel = forwardRef<HTMLDivElement, MenuLabelProps>(function MenuLabel(
  { className, ...rest },
  ref,
) {
  return (
    <Dropdown.Label data-carillon="menu-label" {...rest} ref={ref} className={cx(styles.label, className)} />
  );
});
