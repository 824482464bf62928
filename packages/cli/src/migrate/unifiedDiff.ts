import { applyEdits, inOrder, type TextEdit } from './textEdit.ts';

/** Lines that stand around a change. */
const context = 3;

/** Lines that are replaced, by their places in the old text: from `from` to before `to`. */
interface Block {
  from: number;
  to: number;
  edits: TextEdit[];
}

/** The edits of a file as a unified diff that `git apply` and `patch -p1` take; empty if there are none. */
export function unifiedDiff(path: string, text: string, edits: readonly TextEdit[]): string {
  const lines = text.split(/(?<=\n)/);
  const starts = [0];
  for (const line of lines) {
    starts.push((starts.at(-1) ?? 0) + line.length);
  }
  const lineOf = (offset: number) =>
    starts.findLastIndex((start, index) => start <= offset && index < lines.length);
  let shift = 0;
  const hunks = blocksOf(edits, lineOf).map((block) => {
    const [begin, end] = [Math.max(0, block.from - context), Math.min(lines.length, block.to + context)];
    const old = lines.slice(begin, end);
    const offset = starts[begin] ?? 0;
    const moved = block.edits.map((edit) => ({
      ...edit,
      start: edit.start - offset,
      end: edit.end - offset,
    }));
    const now = applyEdits(old.join(''), moved).split(/(?<=\n)/);
    const head = `@@ -${begin + 1},${old.length} +${begin + 1 + shift},${now.length} @@\n`;
    shift += now.length - old.length;
    return head + changedLines(old, now).join('');
  });
  return hunks.length === 0
    ? ''
    : `--- ${quoted(`a/${path}`)}\n+++ ${quoted(`b/${path}`)}\n${hunks.join('')}`;
}

/** A path as git writes it: in quotes where it has what would end the line, or give orders to a terminal. */
function quoted(path: string): string {
  const unsafe = /["\\\p{Cc}]/gu;
  const octal = (one: string) =>
    [...Buffer.from(one)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`);
  return unsafe.test(path) ? `"${path.replace(unsafe, (one) => octal(one).join(''))}"` : path;
}

/** The edits in groups that lie so close that their contexts would touch. */
function blocksOf(edits: readonly TextEdit[], lineOf: (offset: number) => number): Block[] {
  const blocks: Block[] = [];
  for (const edit of inOrder(edits)) {
    const [from, to] = [lineOf(edit.start), lineOf(edit.end) + 1];
    const last = blocks.at(-1);
    if (last !== undefined && from - last.to <= 2 * context) {
      last.to = Math.max(last.to, to);
      last.edits.push(edit);
    } else {
      blocks.push({ from, to, edits: [edit] });
    }
  }
  return blocks;
}

/** The lines with their marks: by the longest common subsequence, as the lines of a hunk are few. */
function changedLines(old: readonly string[], now: readonly string[]): string[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const length =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
      lengths[row]?.splice(column, 1, length);
    }
  }
  const marked: string[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [before, after] = [old[row], now[column]];
    if (before !== undefined && before === after) {
      marked.push(marking(' ', before));
      row += 1;
      column += 1;
    } else if (before !== undefined && at(row + 1, column) >= at(row, column + 1)) {
      marked.push(marking('-', before));
      row += 1;
    } else {
      marked.push(marking('+', after ?? ''));
      column += 1;
    }
  }
  return marked;
}

function marking(mark: string, line: string): string {
  return line.endsWith('\n') ? mark + line : `${mark}${line}\n\\ No newline at end of file\n`;
}
