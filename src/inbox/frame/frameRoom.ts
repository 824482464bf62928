/** The heights that overlays of the page need, as CSS lengths. */
const needs = new Set<{ readonly height: string }>();
let grows = false;
let before: { readonly minHeight: string; readonly heightPx: number } | undefined;

/** Sets whether the frame around this page follows the height of its body. */
export function setFrameGrows(does: boolean): void {
  grows = does;
  apply();
}

/**
 * Makes the page at least this high, in a frame that follows its height: an overlay, such as an open panel, does not count
 * towards the height of a page. The returned function undoes it. In a frame of fixed height it does nothing, since there it would
 * only make the page scroll.
 *
 * @param height a CSS length
 */
export function askForRoom(height: string): () => void {
  const need = { height };
  needs.add(need);
  apply();
  return () => {
    needs.delete(need);
    apply();
  };
}

function apply(): void {
  const { body } = document;
  if (!grows || needs.size === 0) {
    if (before !== undefined) {
      body.style.minHeight = before.minHeight;
      before = undefined;
    }
    return;
  }
  before ??= { minHeight: body.style.minHeight, heightPx: body.getBoundingClientRect().height };
  // Never lower than it was: a page may want to fill its frame.
  body.style.minHeight = `max(${[`${before.heightPx}px`, ...[...needs].map(({ height }) => height)].join(', ')})`;
}
