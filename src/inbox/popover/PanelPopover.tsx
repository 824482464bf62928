'use client';

import { forwardRef, useEffect, useState } from 'react';
import * as styles from '../bell/InboxBell.css.ts';
import { useRoot } from '../root/RootContext.ts';
import { useAlert } from '../root/useAlert.ts';
import { useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { loadPopoverContent, type PopoverParts } from './loadPopoverContent.ts';
import type { PanelPopoverProps } from './PopoverContent.tsx';

export type { PanelPopoverProps } from './PopoverContent.tsx';

/**
 * The panel beside the bell: named, not modal, a sheet on small screens. Its code is fetched when it is first needed, so
 * that a page whose bell is never pressed stays light. Renders a `<div role="dialog">`.
 */
export const PanelPopover = forwardRef<HTMLDivElement, PanelPopoverProps>(function PanelPopover(props, ref) {
  const { open, setOpen } = useRoot('Inbox.Popover');
  const { tabs, translator } = useInboxSettings('Inbox.Popover');
  const hasTabs = tabs.length > 1;
  const [parts, setParts] = useState<PopoverParts | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = open && (parts === null || (hasTabs && parts.InboxTabs === undefined));

  useEffect(() => {
    if (!missing) {
      return;
    }
    let current = true;
    setFailed(false);
    loadPopoverContent(hasTabs).then(
      (loaded) => current && setParts(loaded),
      (error: unknown) => {
        console.error('carillon: the panel could not be loaded.', error);
        if (current) {
          setFailed(true);
          setOpen(false, 'load-failed');
        }
      },
    );
    return () => {
      current = false;
    };
  }, [missing, hasTabs, setOpen]);

  const problem = failed ? translator.text('loadFailed') : undefined;
  const role = useAlert(problem);
  if (parts === null) {
    return problem ? (
      <span role={role} className={styles.failure}>
        {problem}
      </span>
    ) : null;
  }
  const { PopoverContent, InboxTabs } = parts;
  return <PopoverContent {...props} ref={ref} tabs={InboxTabs && <InboxTabs />} />;
});
