'use client';

import { type ReactNode, useEffect, useMemo } from 'react';
import { Inbox, InboxProvider } from '../features/index.ts';
import {
  askForRoom,
  contentFormats,
  densityNames,
  InboxPopover,
  InboxSettingsContext,
  type InboxSlots,
  themeNames,
  useInboxSettings,
  useRoot,
} from '../inbox/index.ts';
import { type InboxOptions, inboxViews } from './InboxOptions.ts';
import { PageView } from './PageView.tsx';

const said = new Set<string>();

/** The value of an option that has one of some names. No compiler checks what a page gives, so of any other it warns once, and the default applies. */
function knownName<Name extends string>(
  option: string,
  value: Name | undefined,
  names: readonly Name[],
): Name | undefined {
  const known = names.find((name) => name === value);
  if (value && known === undefined && !said.has(option + value)) {
    said.add(option + value);
    console.warn(`carillon: no ${option} is called "${value}". There are: ${names.join(', ')}.`);
  }
  return known;
}

/** The gaps between bell and panel and below the panel, in CSS pixels. */
const gapsPx = 24;

/** Makes a frame that follows its content high enough for the open panel, which overlays the page. Renders nothing. */
function FramedPanelRoom() {
  const { open, bellRef } = useRoot('FramedPanelRoom');

  useEffect(() => {
    const bell = bellRef.current;
    if (!open || bell === null) {
      return;
    }
    const bottomPx = bell.getBoundingClientRect().bottom + window.scrollY + gapsPx;
    const panel = getComputedStyle(bell).getPropertyValue('--carillon-size-panel-max-height').trim();
    return askForRoom(`calc(${bottomPx}px + ${panel || '600px'})`);
  }, [open, bellRef]);
  return null;
}

/** Props of `EmbeddedInbox`: the page's options, and one that only this package sets. */
export interface EmbeddedInboxProps extends InboxOptions {
  /** `navigate` gets links to other origins too, for a document that cannot show another page. @default false */
  everyLink?: boolean | undefined;
}

/** The inbox that the options describe. Renders what its view renders. */
export function EmbeddedInbox(props: EmbeddedInboxProps) {
  const {
    view,
    open,
    defaultOpen,
    onOpenChange,
    closeOnItemClick,
    side,
    align,
    sideOffset,
    collisionPadding,
    preferences,
    slots,
    theme,
    density,
    tokens,
    branding,
    contentFormat,
    undoMs,
    container,
    everyLink = false,
    backendUrl = window.location.origin,
    ...provider
  } = props;
  const look = {
    theme: knownName('theme', theme, themeNames),
    density: knownName('density', density, densityNames),
    tokens,
    branding,
    contentFormat: knownName('contentFormat', contentFormat, contentFormats),
    undoMs,
    container,
  };
  const popover = {
    ...look,
    open,
    defaultOpen,
    onOpenChange,
    closeOnItemClick,
    side,
    align,
    sideOffset,
    collisionPadding,
  };

  function contents() {
    switch (knownName('view', view, inboxViews)) {
      case 'panel':
        return (
          <PageView>
            {(views) => <views.InboxPanel {...look} preferences={preferences} slots={slots} />}
          </PageView>
        );
      case 'preferences':
        return (
          <PageView>
            {(views) => (
              <views.InboxPreferences
                theme={look.theme}
                tokens={tokens}
                {...(typeof preferences === 'object' ? preferences : {})}
              />
            )}
          </PageView>
        );
      default:
        return (
          <InboxPopover {...popover} preferences={preferences} slots={isFramed ? withRoom(slots) : slots} />
        );
    }
  }

  return (
    <InboxProvider {...provider} backendUrl={backendUrl}>
      <LinkSettings everyLink={everyLink}>{contents()}</LinkSettings>
    </InboxProvider>
  );
}

function LinkSettings({ everyLink, children }: { everyLink: boolean; children: ReactNode }) {
  const settings = useInboxSettings('EmbeddedInbox');
  const value = useMemo(() => ({ ...settings, everyLink }), [settings, everyLink]);
  return <InboxSettingsContext.Provider value={value}>{children}</InboxSettingsContext.Provider>;
}

const isFramed = globalThis.parent !== globalThis.window;

/** In a frame the open panel needs room; the context at the bell knows when it is open. */
function withRoom(slots: InboxSlots | undefined): InboxSlots {
  return {
    ...slots,
    bell: (
      <>
        {slots?.bell ?? <Inbox.Bell />}
        <FramedPanelRoom />
      </>
    ),
  };
}
