/** A change of a text: what stands from `start` to before `end` becomes `text`. Offsets are UTF-16 units of the unchanged text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all edits, which must not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return inOrder(edits).reduceRight(
    (changed, { start, end, text: added }) => changed.slice(0, start) + added + changed.slice(end),
    text,
  );
}

/** The edits from the first to the last. Several at one place keep their order. */
function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  return edits.toSorted((one, other) => one.start - other.start);
}
