import { createContext, type ReactNode, useContext, useState } from 'react';
import { VisuallyHidden } from '../../../src/primitives/index.ts';

interface Copied {
  readonly text: string;
  readonly failed: boolean;
}

interface Copying {
  readonly last: Copied | undefined;
  readonly copy: (text: string) => Promise<void>;
}

const CopyContext = createContext<Copying>({ last: undefined, copy: async () => {} });

/** Around buttons that copy: says what the last one did, also to screen readers. */
export function CopyArea({ children }: { children: ReactNode }) {
  const [{ last, count }, setCopied] = useState<{ last: Copied | undefined; count: number }>({
    last: undefined,
    count: 0,
  });
  const copy = async (text: string) => {
    const failed = await navigator.clipboard.writeText(text).then(
      () => false,
      () => true,
    );
    setCopied((before) => ({ last: { text, failed }, count: before.count + 1 }));
  };
  return (
    <CopyContext.Provider value={{ last, copy }}>
      {children}
      <VisuallyHidden>
        <span role="status" aria-label="Copied">
          {/* A new element each time, so that copying the same again is told again. */}
          {last && <span key={count}>{wordsFor(last)}</span>}
        </span>
      </VisuallyHidden>
    </CopyContext.Provider>
  );
}

/** What became of a text, and the way to copy it. */
export function useCopy(text: string) {
  const { last, copy } = useContext(CopyContext);
  const state = last?.text === text ? (last.failed ? 'failed' : 'copied') : 'idle';
  return { state, copy: () => copy(text) } as const;
}

function wordsFor({ text, failed }: Copied): string {
  const what = text.includes('\n') ? 'the code' : text;
  return failed ? `The browser did not copy ${what}: select it, and copy it by a key` : `Copied ${what}`;
}
