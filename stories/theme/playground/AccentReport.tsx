import { contrast, hexOf, type Rgb } from '../../../src/primitives/theme/contrast.ts';
import { shownRatio } from '../contrast-table/ContrastFigure.tsx';
import { contrastMark } from '../contrast-table/contrastMark.ts';
import type { DrawnTheme } from './drawnTheme.ts';
import * as styles from './ThemePlayground.css.ts';

export interface AccentReportProps {
  theme: 'light' | 'dark';
  drawn: DrawnTheme;
}

/** What became of the accent in a theme: whether it was moved, and the contrasts that it has there. */
export function AccentReport({ theme, drawn }: AccentReportProps) {
  const { accent, accentShown, accentText, onAccent, surface, tint, hover } = drawn;
  const grounds = [surface, tint, hover];
  const figures = [
    { what: 'Words on the accent', ratio: contrast(onAccent, accentShown), least: 4.5, kind: 'text' },
    { what: 'Links and counts', ratio: least(accentText, grounds), least: 4.5, kind: 'text' },
    { what: 'Marks and edges', ratio: least(accentShown, grounds), least: 3, kind: 'control' },
  ] as const;
  return (
    <div className={styles.report}>
      <p className={styles.verdict}>
        <span className={styles.dot} style={{ backgroundColor: hexOf(accentShown) }} />
        <bdi>{moved(accent, accentShown, theme)}</bdi>
      </p>
      <ul className={styles.figures} aria-label={`Contrast in the ${theme} theme`}>
        {figures.map(({ what, ratio, least: wanted, kind }) => (
          <li key={what} data-passes={ratio >= wanted}>
            <bdi>
              {what}: {shownRatio(ratio)} {contrastMark(ratio, wanted, kind)}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

const least = (ink: Rgb, grounds: readonly Rgb[]) =>
  Math.min(...grounds.map((ground) => contrast(ink, ground)));

/** Browsers compute with more digits than a screen has: one step is no move. */
function moved(given: Rgb, shown: Rgb, theme: 'light' | 'dark'): string {
  const same = given.every((value, index) => Math.abs(value - (shown[index] ?? 0)) <= 1);
  return same
    ? `${hexOf(given)} is shown as it is.`
    : `${hexOf(given)} could hardly be seen, so it is shown ${theme === 'light' ? 'darker' : 'lighter'}: ${hexOf(shown)}.`;
}
