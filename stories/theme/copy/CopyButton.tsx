import type { ReactNode } from 'react';
import { CheckIcon } from '../../../src/primitives/index.ts';
import { useCopy } from './CopyArea.tsx';
import * as styles from './CopyButton.css.ts';

export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** Its name. */
  children: ReactNode;
}

/** Copies a text, and shows that it did until another one is copied. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const { state, copy } = useCopy(text);
  return (
    <button type="button" className={styles.button} data-copy={state} onClick={copy}>
      {children}
      {state !== 'idle' && (
        <span className={styles.state} aria-hidden>
          {state === 'copied' && <CheckIcon size={12} />}
          {state === 'copied' ? 'Copied' : 'Not copied'}
        </span>
      )}
    </button>
  );
}
