'use client';

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useCapabilities } from '../../data/index.ts';
import {
  type ContentFormat,
  cx,
  type DensityName,
  type ThemeName,
  ThemeRoot,
  type ThemeTokens,
  useStable,
  VisuallyHidden,
} from '../../primitives/index.ts';
import {
  type InboxSettings,
  InboxSettingsContext,
  type InboxTab,
  useInboxSettings,
} from '../settings/InboxSettingsContext.ts';
import { placeOf } from '../settings/place.ts';
import { loadBesideBell } from './besideBell.ts';
import {
  type Brand,
  createRootOwner,
  type OpenChangeDetails,
  type OpenChangeReason,
  type PanelViewName,
  RootContext,
  type RootState,
} from './RootContext.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useLate } from './useLate.ts';
import { warnUnknownTab } from './warnUnknownTab.ts';

/** Props of `Inbox.Root`: those of a `<div>`. Its class and style also apply to the popover, so set tokens there. */
export interface InboxRootProps extends Omit<ComponentPropsWithoutRef<'div'>, 'dir' | 'lang'> {
  /** Whether the popover is open, where the host controls it. */
  open?: boolean | undefined;
  /** Whether it is open at the start, where the host does not control it. @default false */
  defaultOpen?: boolean | undefined;
  /** The popover opened or closed, or asks the host to do so where `open` is given. */
  onOpenChange?: ((open: boolean, details: OpenChangeDetails) => void) | undefined;
  /**
   * Names the inbox, where a page has several: its bell, its dialog or panel, its title and its feed.
   * @default the language's word for notifications
   */
  label?: string | undefined;
  /** Light or dark, with more contrast or not; `system` follows the reader's device. @default 'system' */
  theme?: ThemeName | undefined;
  /**
   * How much space rows have: two lines of a text, or one. It sets the token `size.rowMinHeight`.
   * @default 'comfortable'
   * @selector [data-density="compact"]
   */
  density?: DensityName | undefined;
  /** Tokens of your own, such as `{ color: { accent: '#0b7a53' } }`, in an object that stays the same. See `ThemeRoot`. */
  tokens?: ThemeTokens | undefined;
  /**
   * Shows the panel in the organization's look: its accent colour, adjusted for contrast, its logo, and its direction where
   * neither `dir` nor `locale` is given to the provider. Tokens that you set yourself win. @default true
   */
  branding?: boolean | undefined;
  /**
   * How senders write the bodies of messages. `html` is for old templates: only the part of it that Markdown has too is shown.
   * @default 'markdown'
   */
  contentFormat?: ContentFormat | undefined;
  /** How long a removal or an action on several messages can be undone, in milliseconds. 0: not at all. @default 5000 */
  undoMs?: number | undefined;
  /** The element that popovers are rendered into. @default document.body */
  container?: HTMLElement | null | undefined;
  /** Closes the popover when a message was clicked. @default false */
  closeOnItemClick?: boolean | undefined;
  /** Which tab is open, where the host controls it. */
  tabId?: string | undefined;
  /** Which tab is open at the start, where the inbox decides. @default the first */
  defaultTabId?: string | undefined;
  /** Another tab was opened, by the reader or by a key. */
  onTabChange?: ((tabId: string) => void) | undefined;
}

const defaultTab: InboxTab = { tabId: 'default_store' };

/**
 * One inbox: the state that its bell, popover and list share, and the live region for its announcements. Renders a `<div>`
 * without a box, which carries the theme.
 */
export const InboxRoot = forwardRef<HTMLDivElement, InboxRootProps>(function InboxRoot(props, ref) {
  const outer = useInboxSettings('Inbox.Root');
  const {
    open: hostOpen,
    defaultOpen = false,
    onOpenChange,
    label: hostLabel,
    closeOnItemClick = false,
    theme = outer.theme,
    density,
    tokens = outer.tokens,
    branding = true,
    contentFormat = outer.contentFormat,
    undoMs = outer.undoMs,
    container = outer.container,
    tabId: hostTabId,
    defaultTabId,
    onTabChange,
    className,
    style,
    children,
    ...native
  } = props;
  const { translator, announcements } = outer;
  const { archive, snooze, answered } = useCapabilities('Inbox.Root');
  const tabs = useMemo(
    () => outer.tabs.filter(({ query }) => (archive || !query?.archived) && (snooze || !query?.snoozed)),
    [outer.tabs, archive, snooze],
  );
  const settings = useStable<InboxSettings>({
    ...outer,
    tabs,
    theme,
    tokens,
    branding: branding ? outer.branding : null,
    contentFormat,
    undoMs,
    container,
  });
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const [view, setView] = useState<PanelViewName>('feed');
  const [brand, setBrand] = useState<Brand>({});
  const announcement = useLate(loadBesideBell);
  const [said, announce] = useAnnouncements(
    announcement ? announcement.speakerOf(announcements, translator.tag) : announcements,
  );
  const [{ service }] = useState(createRootOwner);
  const bellRef = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [ownTabId, setOwnTabId] = useState(defaultTabId);
  const [wantsUnread, setUnreadOnly] = useState(false);
  const tabId = hostTabId ?? ownTabId;
  warnUnknownTab(tabId, outer);
  const tab = tabs.find((one) => one.tabId === tabId) ?? tabs[0] ?? defaultTab;
  const place = placeOf(tab);
  const unreadOnly = wantsUnread && !place;
  const query = useMemo(
    () => ({
      ...tab.query,
      ...(unreadOnly && { read: false }),
      // Where no server lists these, they are found among the loaded ones.
      ...(answered && place === 'answered' && { answered }),
    }),
    [tab.query, unreadOnly, answered, place],
  );
  const label = hostLabel ?? translator.text('notifications');
  const open = hostOpen ?? ownOpen;
  const rootStyle = useMemo(() => ({ ...brand.style, ...style }), [brand.style, style]);

  const setOpen = useCallback(
    (next: boolean, reason: OpenChangeReason, event?: Event) => {
      let isCancelled = false;
      const cancel = () => {
        isCancelled = true;
      };
      try {
        onOpenChange?.(next, { reason, event, cancel });
      } finally {
        if (!isCancelled) {
          setOwnOpen(next);
        }
      }
    },
    [onOpenChange],
  );
  const setTab = useCallback(
    (next: string) => {
      setOwnTabId(next);
      onTabChange?.(next);
    },
    [onTabChange],
  );
  const state = useStable<RootState>({
    service,
    open,
    setOpen,
    bellRef,
    label,
    titleId,
    tab,
    setTab,
    place,
    unreadOnly,
    setUnreadOnly,
    query,
    closeOnItemClick,
    view,
    setView,
    announce,
    setBrand,
  });
  return (
    <InboxSettingsContext.Provider value={settings}>
      <RootContext.Provider value={state}>
        <ThemeRoot
          {...native}
          ref={ref}
          contents
          theme={theme}
          density={density}
          tokens={tokens}
          dir={brand.dir ?? translator.direction}
          lang={translator.tag}
          className={cx(brand.className, className) || undefined}
          style={rootStyle}
        >
          {children}
          <VisuallyHidden role="status" data-carillon-as="announcement">
            {said}
          </VisuallyHidden>
          {announcement && <announcement.UnreadAnnouncement />}
        </ThemeRoot>
      </RootContext.Provider>
    </InboxSettingsContext.Provider>
  );
});
