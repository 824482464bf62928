'use client';

import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { useCapabilities, useInboxClient } from '../../data/index.ts';
import { GearIcon, IconButton, type IconButtonProps } from '../../primitives/index.ts';
import { loadPreferencesContents } from '../preferences/loadPreferencesContents.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Shows the preferences in place of the feed, and gets the focus again when the reader goes back. Renders a `<button>`, or nothing where there are none. */
export const PreferencesButton = forwardRef<HTMLButtonElement, Omit<IconButtonProps, 'label'>>(
  function PreferencesButton(props, ref) {
    const { view, setView } = useRoot('Inbox.PreferencesButton');
    const { translator } = useInboxSettings('Inbox.PreferencesButton');
    const client = useInboxClient('Inbox.PreferencesButton');
    const { preferences } = useCapabilities('Inbox.PreferencesButton');
    const own = useRef<HTMLButtonElement>(null);
    const lastView = useRef(view);
    useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => own.current, []);

    useEffect(() => {
      if (lastView.current === 'preferences' && view === 'feed') {
        own.current?.focus();
      }
      lastView.current = view;
    }, [view]);

    // Loading starts before the press, as with the bell.
    function prepare(): void {
      loadPreferencesContents().then(
        ({ prefetchPreferences }) => prefetchPreferences(client),
        () => {
          // Pressing tries again, and shows a failure.
        },
      );
    }

    return !preferences ? null : (
      <IconButton
        {...props}
        ref={own}
        data-carillon-as="preferences-button"
        label={translator.text('settings')}
        onPointerEnter={(event) => {
          props.onPointerEnter?.(event);
          prepare();
        }}
        onFocus={(event) => {
          props.onFocus?.(event);
          prepare();
        }}
        onClick={(event) => {
          props.onClick?.(event);
          // The second click of a double click was meant for what was here before, such as the bar of a selection.
          if (!event.defaultPrevented && event.detail < 2) {
            setView('preferences');
          }
        }}
      >
        {props.children ?? <GearIcon size={18} />}
      </IconButton>
    );
  },
);
