import { hexOf } from '../../../src/primitives/theme/contrast.ts';
import * as doc from '../../platform-constants/doc-page/DocPage.css.ts';
import * as styles from './TokenList.css.ts';
import type { ShownTheme } from './themes.ts';
import type { TokenRow } from './tokenRows.ts';
import { useDrawnColors } from './useDrawnColors.ts';

export interface ThemeValueProps {
  theme: ShownTheme;
  row: TokenRow;
}

/** What a token is in one theme: a piece of it, drawn in that theme, and its value. Of a colour, as browsers draw it. */
export function ThemeValue({
  theme: { name, tokens },
  row: { group, name: token, variable },
}: ThemeValueProps) {
  const { ref, drawn } = useDrawnColors();
  const values: Readonly<Record<string, string>> = tokens[group];
  const look = token === 'onAccent' ? token : group;
  const style =
    group === 'shadow' ? { boxShadow: `var(${variable})` } : { backgroundColor: `var(${variable})` };
  return (
    <div className={styles.value} data-group={group}>
      <dt className={styles.themeName}>{name}</dt>
      <dd className={styles.themeValue}>
        <span data-carillon-theme={name} data-look={look} className={styles.ground}>
          <span ref={ref} className={styles.swatch} style={style} />
        </span>
        <bdi dir="ltr" className={doc.code}>
          {group === 'color' ? drawn && hexOf(drawn.ground) : values[token]}
        </bdi>
      </dd>
    </div>
  );
}
