'use client';

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Checkbox } from '../../primitives/index.ts';
import { useRoot } from '../root/RootContext.ts';
import { createSelection } from '../root/selection.ts';
import { useSelected } from '../root/useSelection.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import * as styles from './ItemCheckbox.css.ts';
import { useItem } from './ItemContext.ts';

/** Selects the message, while the reader is selecting. Renders an `<input type="checkbox">` in place of the avatar. */
export const ItemCheckbox = forwardRef<
  HTMLInputElement,
  Omit<ComponentPropsWithoutRef<typeof Checkbox>, 'checked' | 'indeterminate'>
>(function ItemCheckbox(props, ref) {
  const { message, messages, titleId, tabIndex } = useItem('Inbox.ItemCheckbox');
  const { service } = useRoot('Inbox.ItemCheckbox');
  const { translator } = useInboxSettings('Inbox.ItemCheckbox');
  const selected = useSelected('Inbox.ItemCheckbox', message.id);
  const id = `${titleId}-select`;
  return selected === null ? null : (
    <span className={styles.place}>
      <Checkbox
        tabIndex={tabIndex}
        {...props}
        ref={ref}
        id={id}
        aria-label={translator.text('select')}
        aria-labelledby={`${id} ${titleId}`}
        checked={selected}
        onCheckedChange={() => service(createSelection).toggle(messages.map(({ id }) => id))}
      />
    </span>
  );
});
