import { lightTokens, VisuallyHidden } from '../../../src/primitives/index.ts';
import * as doc from '../../platform-constants/doc-page/DocPage.css.ts';
import { CopyButton } from '../copy/CopyButton.tsx';
import { ThemeValue } from './ThemeValue.tsx';
import * as styles from './TokenList.css.ts';
import { TokenLook } from './TokenLook.tsx';
import { shownThemes } from './themes.ts';
import type { TokenRow } from './tokenRows.ts';

/** A token: its name, its variable, what it is for, and its value in each theme. */
export function TokenItem({ row }: { row: TokenRow }) {
  const { group, name, variable, purpose, from, followers = [] } = row;
  const reference = `var(${variable})`;
  const values: Readonly<Record<string, string>> = lightTokens[group];
  const differs = group === 'color' || group === 'shadow';
  return (
    <li id={variable.slice(2)} className={styles.item} data-token={`${group}.${name}`}>
      <div className={styles.about}>
        <strong className={styles.name}>
          <bdi dir="ltr">
            {group}.{name}
          </bdi>
        </strong>
        <CopyButton text={reference}>
          <VisuallyHidden>Copy </VisuallyHidden>
          <bdi dir="ltr">{variable}</bdi>
        </CopyButton>
        <p className={styles.purpose}>{purpose}</p>
        {from !== undefined && <p className={styles.follows}>From: {from}</p>}
        {followers.length > 0 && <p className={styles.follows}>Followed by: {followers.join(', ')}</p>}
      </div>
      <dl className={styles.values} data-group={group} data-same={differs ? undefined : ''}>
        {differs ? (
          shownThemes.map((theme) => <ThemeValue key={theme.name} theme={theme} row={row} />)
        ) : (
          <div className={styles.value}>
            <dt className={styles.themeName}>in every theme</dt>
            <dd className={styles.themeValue}>
              <TokenLook group={group} name={name} reference={reference} />
              <bdi dir="ltr" className={doc.code}>
                {values[name]}
              </bdi>
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}
