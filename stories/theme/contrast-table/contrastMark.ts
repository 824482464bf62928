/** What a contrast is enough for, by WCAG 2.2: text at 4.5 (AA) or 7 (AAA), a control at 3. */
export function contrastMark(ratio: number, least: number, kind: 'text' | 'control'): string {
  if (ratio < least) {
    return `✗ below ${least}`;
  }
  return kind === 'control' ? '✓' : ratio >= 7 ? '✓ AAA' : '✓ AA';
}
