import { type ThemeName, ThemeRoot } from '../../../src/primitives/index.ts';
import * as doc from '../../platform-constants/doc-page/DocPage.css.ts';
import { ContrastTables } from '../contrast-table/ContrastTable.tsx';
import { CopyArea } from '../copy/CopyArea.tsx';
import * as styles from './TokenList.css.ts';
import { TokenList } from './TokenList.tsx';

/** The tokens, and the contrast of their colours. Storybook's own styles for documentation are kept out of it. */
export function TokenPage({ theme }: { theme?: ThemeName }) {
  return (
    <ThemeRoot theme={theme} className={`${styles.page} sb-unstyled`}>
      <div className={doc.page}>
        <CopyArea>
          <TokenList />
          <ContrastTables />
        </CopyArea>
      </div>
    </ThemeRoot>
  );
}
