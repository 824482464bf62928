import { contrast } from '../../../src/primitives/theme/contrast.ts';
import type { ColorName } from '../../../src/primitives/theme/contrastPairs.ts';
import { variableName } from '../../../src/primitives/theme/publicTokens.ts';
import type { ShownTheme } from '../token-list/themes.ts';
import { useDrawnColors } from '../token-list/useDrawnColors.ts';
import * as styles from './ContrastTable.css.ts';
import { contrastMark } from './contrastMark.ts';

export interface ContrastFigureProps {
  theme: ShownTheme;
  ink: ColorName;
  ground: ColorName;
  kind: 'text' | 'control';
}

/** A cell: two colours on each other as a theme draws them, and the contrast that was measured there. */
export function ContrastFigure({ theme, ink, ground, kind }: ContrastFigureProps) {
  const { ref, drawn } = useDrawnColors();
  const ratio = drawn && contrast(drawn.ink, drawn.ground);
  const least = kind === 'text' ? theme.textRatio : 3;
  const colors = { color: variable(ink), backgroundColor: variable(ground) };
  return (
    <td className={styles.cell} data-pair={`${theme.name} ${ink} ${ground}`}>
      <span ref={ref} data-carillon-theme={theme.name} className={styles.sample} style={colors} aria-hidden>
        {kind === 'text' ? 'Aa' : <span className={styles.control} />}
      </span>
      {ratio !== undefined && (
        <span className={styles.figure} data-passes={ratio >= least}>
          {shownRatio(ratio)} <small className={styles.mark}>{contrastMark(ratio, least, kind)}</small>
        </span>
      )}
    </td>
  );
}

/** Two digits, never rounded up: 4.499 does not pass. */
export function shownRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

const variable = (name: ColorName) => `var(--${variableName(['color', name])})`;
