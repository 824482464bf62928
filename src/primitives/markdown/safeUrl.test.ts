import { describe, expect, it } from 'vitest';
import { hostileUrls } from '../../../tests/support/hostileContent.ts';
import { safeImageUrl, safeLinkUrl } from './safeUrl.ts';

const honest: [string, string][] = [
  ['https://example.com', 'https://example.com/'],
  ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
  ['HTTPS://EXAMPLE.com/Path', 'https://example.com/Path'],
  ['  https://example.com/  ', 'https://example.com/'],
  ['https://example.com:8443/x', 'https://example.com:8443/x'],
  ['https://example.com/a@b', 'https://example.com/a@b'],
  ['https://example.com/?next=javascript:alert(1)', 'https://example.com/?next=javascript:alert(1)'],
  ['https://example.com/?a=1&b=%3A', 'https://example.com/?a=1&b=%3A'],
  ['https://[::1]:8080/', 'https://[::1]:8080/'],
  ['https://müller.example/ä', 'https://xn--mller-kva.example/%C3%A4'],
  ['mailto:maya@example.com', 'mailto:maya@example.com'],
  ['mailto:maya@example.com?subject=Hi%20there', 'mailto:maya@example.com?subject=Hi%20there'],
  ['tel:+49-30-901820', 'tel:+49-30-901820'],
  ['/inbox/42', '/inbox/42'],
  ['/inbox?tab=a:b', '/inbox?tab=a:b'],
  ['/a:b/c', '/a:b/c'],
  ['./next', './next'],
  ['../up', '../up'],
  ['?page=2', '?page=2'],
  ['#part', '#part'],
  ['docs/start', 'docs/start'],
];

describe('safeLinkUrl', () => {
  it.each(hostileUrls)('refuses %j', (url) => {
    expect(safeLinkUrl(url)).toBeNull();
  });

  it.each(honest)('lets %j through', (url, expected) => {
    expect(safeLinkUrl(url)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    1,
    true,
    {},
    [],
    ['https://example.com'],
    new URL('https://example.com'),
    () => 'x',
  ])('refuses what is not a string: %s', (input) => {
    expect(safeLinkUrl(input)).toBeNull();
  });

  it('never calls an object it was given', () => {
    const trap = {
      toString: () => {
        throw new Error('called');
      },
    };
    expect(safeLinkUrl(trap)).toBeNull();
  });
});

describe('safeImageUrl', () => {
  it.each([
    ...hostileUrls,
    'mailto:a@b.c',
    'tel:+1',
    '/avatar.png',
    './a.png',
    '#x',
    'data:image/png;base64,AAAA',
  ])('refuses %j', (url) => {
    expect(safeImageUrl(url)).toBeNull();
  });

  it('lets http and https through', () => {
    expect(safeImageUrl('https://example.com/a.png')).toBe('https://example.com/a.png');
    expect(safeImageUrl('http://127.0.0.1:8080/a.png')).toBe('http://127.0.0.1:8080/a.png');
  });
});
