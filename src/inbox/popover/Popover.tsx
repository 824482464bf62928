'use client';

import { forwardRef, useEffect, useState } from 'react';
import { useRoot } from '../root/RootContext.ts';
import { loadPopoverContent } from './loadPopoverContent.ts';
import type { PopoverContent, PopoverContentProps } from './PopoverContent.tsx';

/** Props of `Inbox.Popover`. */
export type PopoverProps = PopoverContentProps;

/**
 * The panel beside the bell: named, not modal, a sheet on small screens. Its code is fetched when it is first needed, so
 * that a page with an unopened bell stays light. Renders a `<div role="dialog">`.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(props, ref) {
  const { open, setOpen } = useRoot('Inbox.Popover');
  const [Content, setContent] = useState<typeof PopoverContent | null>(null);
  const missing = open && Content === null;

  useEffect(() => {
    if (!missing) {
      return;
    }
    let current = true;
    loadPopoverContent().then(
      (chunk) => current && setContent(() => chunk.PopoverContent),
      (error: unknown) => {
        console.error(
          'carillon: the panel could not be loaded, so the inbox stays closed. Press the bell again.',
          error,
        );
        if (current) {
          setOpen(false, 'load-failed');
        }
      },
    );
    return () => {
      current = false;
    };
  }, [missing, setOpen]);

  return Content === null ? null : <Content {...props} ref={ref} />;
});
