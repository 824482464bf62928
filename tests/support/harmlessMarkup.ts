import { expect } from 'vitest';
import { safeLinkUrl } from '../../src/primitives/markdown/safeUrl.ts';

const allowedTags = 'p strong em code pre blockquote ul ol li a br hr span'.split(' ');
const allowedAttributes = 'class dir href rel target start data-ordered data-carillon'.split(' ');

/** React escapes every text, so each `<` of the markup starts a tag: this returns all tags. */
function tagsOf(markup: string) {
  return Array.from(
    markup.matchAll(/<([a-z0-9]+)((?:\s[a-z-]+="[^"]*")*)\s*\/?>/g),
    ([, tag = '', rest = '']) => ({
      tag,
      attributes: new Map(
        Array.from(
          rest.matchAll(/([a-z-]+)="([^"]*)"/g),
          ([, name = '', value = '']) => [name, value] as const,
        ),
      ),
    }),
  );
}

/** Asserts that there is no element, attribute or address that content may not have. */
export function expectHarmless(markup: string) {
  expect(markup.replace(/<\/?[a-z0-9]+(?:\s[a-z-]+="[^"]*")*\s*\/?>/g, '')).not.toContain('<');
  for (const { tag, attributes } of tagsOf(markup)) {
    expect(allowedTags).toContain(tag);
    for (const [name, value] of attributes) {
      expect(allowedAttributes).toContain(name);
      if (name === 'dir') {
        expect(value).toBe('auto');
      }
      if (name === 'href') {
        expect(safeLinkUrl(value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))).not.toBeNull();
        expect(attributes.get('rel')).toBe('noopener noreferrer nofollow');
      }
    }
  }
}

/** The markup without our classes and directions, to compare it with the output of CommonMark. */
export function bare(markup: string) {
  return markup.replace(/ (?:class|dir|rel|target|data-[a-z]+)="[^"]*"/g, '');
}
