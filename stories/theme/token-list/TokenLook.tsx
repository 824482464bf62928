import type { CSSProperties } from 'react';
import * as styles from './TokenList.css.ts';
import type { TokenRow } from './tokenRows.ts';

export interface TokenLookProps {
  group: TokenRow['group'];
  name: string;
  /** `var(--carillon-space-m)`. */
  reference: string;
}

/** A token as it looks that is the same in every theme; nothing for what has no look. */
export function TokenLook({ group, name, reference }: TokenLookProps) {
  if (group === 'font') {
    const style = fonts[name]?.(reference);
    return (
      <span className={styles.letters} style={style} aria-hidden>
        Invoice 2041
      </span>
    );
  }
  if (group === 'space' || group === 'size') {
    return <span className={styles.bar} style={{ inlineSize: `min(100%, ${reference})` }} />;
  }
  return group === 'radius' ? <span className={styles.corner} style={{ borderRadius: reference }} /> : null;
}

const fonts: Readonly<Record<string, (reference: string) => CSSProperties>> = {
  size: (fontSize) => ({ fontSize }),
  lineHeight: (lineHeight) => ({ lineHeight, ...line }),
  smallSize: (fontSize) => ({ fontSize }),
  smallLineHeight: (lineHeight) => ({ fontSize: 'var(--carillon-font-small-size)', lineHeight, ...line }),
  strong: (fontWeight) => ({ fontWeight }),
  mono: (fontFamily) => ({ fontFamily }),
};

/** Shows the height of a line. */
const line: CSSProperties = { backgroundColor: 'var(--carillon-color-tint-hover)' };
