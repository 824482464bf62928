'use client';

import { forwardRef } from 'react';
import { CloseIcon, IconButton, type IconButtonProps } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';

/** Closes the popover. The ready-made header draws it only in a sheet, which covers the bell. Renders a `<button>`. */
export const PanelClose = forwardRef<HTMLButtonElement, Omit<IconButtonProps, 'label'>>(
  function PanelClose(props, ref) {
    const { setOpen } = useRoot('Inbox.Close');
    const { translator } = useInboxSettings('Inbox.Close');
    return (
      <IconButton
        {...props}
        ref={ref}
        data-carillon-as="close"
        label={translator.text('close')}
        onClick={(event) => {
          props.onClick?.(event);
          if (!event.defaultPrevented) {
            setOpen(false, 'close', event.nativeEvent);
          }
        }}
      >
        {props.children ?? <CloseIcon size={18} />}
      </IconButton>
    );
  },
);
