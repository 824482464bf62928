/** Everything in `root` that is seen or said, but cannot be read whole: the words, and why. Words of messages may be cut. */
export function lostWords(root: Element): string[] {
  const lost: string[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const words = ownWords(element);
    if (words === '' || !element.checkVisibility() || element.closest(notOurs) !== null) {
      continue;
    }
    const box = blockOf(element);
    if (box.scrollWidth > box.clientWidth + 1) {
      lost.push(`cut off: ${words}`);
    }
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    const control = element.closest('button, label')?.getBoundingClientRect();
    const frame = control ?? (element.closest('[data-carillon="panel"]') ?? root).getBoundingClientRect();
    const isTooHigh = control !== undefined && text.height > control.height + 4;
    if (text.left < frame.left - 1 || text.right > frame.right + 1 || isTooHigh) {
      lost.push(`sticks out: ${words}`);
    }
  }
  return lost;
}

/** What a sender wrote may be long: it is cut with a way to see the rest. And what is only said needs no room. */
const notOurs =
  'bdi, [data-carillon="item-body"], [data-carillon="visually-hidden"], [data-carillon="announcement"]';

function ownWords(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return texts
    .map((node) => node.textContent)
    .join('')
    .trim();
}

/** Inline text has no width of its own: what cuts it is the block around it. */
function blockOf(element: HTMLElement): HTMLElement {
  const parent = element.parentElement;
  return getComputedStyle(element).display === 'inline' && parent !== null ? blockOf(parent) : element;
}
