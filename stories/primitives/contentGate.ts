import { expect, fn } from 'storybook/test';

const allowedTags = new Set('DIV P STRONG EM CODE PRE BLOCKQUOTE UL OL LI A BR HR SPAN BUTTON'.split(' '));
const allowedAttributes = /^(?:class|dir|href|rel|target|start|tabindex|type|aria-expanded|data-.*)$/;
const linkRelation = 'noopener noreferrer nofollow';

/** What content brought that it may not bring, as markup: elements, attributes, addresses as the browser reads them. */
export function offencesIn(places: Iterable<Element>): string[] {
  return [...places]
    .flatMap((place) => [...place.querySelectorAll('*')])
    .filter(
      (element) =>
        !allowedTags.has(element.tagName) ||
        element.getAttributeNames().some((name) => !allowedAttributes.test(name)) ||
        (element instanceof HTMLAnchorElement && leadsAstray(element)),
    )
    .map((element) => element.outerHTML);
}

function leadsAstray(link: HTMLAnchorElement): boolean {
  const named = /^(?:https?:\/\/|mailto:|tel:)/i.test(link.getAttribute('href') ?? '');
  return (
    !['http:', 'https:', 'mailto:', 'tel:'].includes(link.protocol) ||
    link.username !== '' ||
    (!named && link.origin !== location.origin) ||
    link.rel !== linkRelation ||
    !['', '_blank'].includes(link.target)
  );
}

const ran = fn();

/** For `beforeEach`: `alert` tells on whatever runs. */
export function listenForAlerts(): () => void {
  const alert = window.alert;
  window.alert = ran;
  return () => {
    window.alert = alert;
  };
}

/** Nothing called `alert`, and nothing was fetched from the hosts that hostile content names. */
export async function expectNothingRan(): Promise<void> {
  await expect(ran).not.toHaveBeenCalled();
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  await expect(
    fetched.filter((url) => /evil|tracker|pixel|one\.example|example\.com/.test(url)),
  ).toHaveLength(0);
}
