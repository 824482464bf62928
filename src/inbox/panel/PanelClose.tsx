'use client';

import { forwardRef } from 'react';
import { CloseIcon, cx, IconButton, type IconButtonProps } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './Panel.css.ts';

/** Props of `Inbox.Close`: those of an icon button but its label. */
export type PanelCloseProps = Omit<IconButtonProps, 'label'>;

/** Closes the popover where it is a sheet and covers the bell; elsewhere it is not shown. Renders a `<button>`. */
export const PanelClose = forwardRef<HTMLButtonElement, PanelCloseProps>(function PanelClose(props, ref) {
  const { setOpen } = useRoot('Inbox.Close');
  const { translator } = useInboxSettings('Inbox.Close');
  const { className } = props;
  return (
    <IconButton
      data-carillon="close"
      {...props}
      ref={ref}
      label={translator.text('close')}
      className={cx(styles.close, className)}
      onClick={(event) => {
        props.onClick?.(event);
        if (!event.defaultPrevented) {
          setOpen(false, 'close');
        }
      }}
    >
      {props.children ?? <CloseIcon size={18} />}
    </IconButton>
  );
});
