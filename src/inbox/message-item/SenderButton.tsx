'use client';

import { useRef } from 'react';
import { Button, type ButtonProps } from '../../primitives/index.ts';
import { useBeforePaint } from '../dom/useBeforePaint.ts';

/** A sender's button that is answered by the server. When the answer replaces it, the focus goes to its row. */
export function SenderButton(props: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useBeforePaint(() => {
    const button = own.current;
    return () => {
      if (button?.matches(':focus')) {
        button.closest<HTMLElement>('[data-carillon="message-item"]')?.focus();
      }
    };
  }, []);
  return <Button {...props} ref={own} />;
}
