import { pseudoWording } from './pseudoStrings.ts';

/** Words that are seen or said in `root` and come neither from the pseudo language nor from the server's `data`. */
export function foreignWords(root: Element, data: unknown): string[] {
  const known = JSON.stringify(data);
  return wordsIn(root).filter((words) => {
    const rest = words.replace(pseudoWording, '').trim();
    return /\p{L}/u.test(rest) && !known.includes(JSON.stringify(rest).slice(1, -1));
  });
}

/** From `Intl`, from a sender, from the server, or the product's own name. */
const fromElsewhere =
  'time, [data-carillon="day-heading"], [data-carillon$="avatar"], [data-carillon="markdown"], [data-carillon="refusal-reason"], [data-carillon="footer"] strong';

const spokenAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

function wordsIn(root: Element): string[] {
  return [...root.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && element.closest(fromElsewhere) === null)
    .flatMap((element) => [
      ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : null)),
      ...spokenAttributes.map((name) => element.getAttribute(name)),
    ])
    .flatMap((words) => words?.trim() || []);
}
