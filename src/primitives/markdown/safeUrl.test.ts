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

  it.each([...' <>"\\'])('refuses a mail address with %j alone', (character) => {
    expect(safeLinkUrl(`mailto:a${character}b@example.com`)).toBeNull();
  });

  it.each(['%0a', '%0A', '%0d', '%0D'])('refuses a mail address with the encoded line break %s', (end) => {
    expect(safeLinkUrl(`mailto:a@example.com?subject=a${end}Bcc:b@example.com`)).toBeNull();
  });

  it.each([...'0189()*#.;=-az'])('takes a telephone number with %j', (character) => {
    expect(safeLinkUrl(`tel:1${character}`)).toBe(`tel:1${character}`);
  });

  it.each(['tel:', 'tel:+', 'tel:1 2', 'tel:1/2', 'tel:++1', 'tel:1?a', 'mailto:', 'mailto:\t'])(
    'refuses %j, which is no number and no mail address',
    (url) => {
      expect(safeLinkUrl(url)).toBeNull();
    },
  );

  it('takes an address of 8,192 code units, and none that is longer', () => {
    const longest = `https://example.com/${'a'.repeat(8_192 - 20)}`;
    expect([longest.length, safeLinkUrl(longest)]).toEqual([8_192, longest]);
    expect(safeLinkUrl(`${longest}a`)).toBeNull();
  });

  it.each(['mailto:a <mailto:b', 'tel:1/2tel:3'])('refuses %j, of which only the end is one', (url) => {
    expect(safeLinkUrl(url)).toBeNull();
  });

  it.each([
    'javascript&bsol;x3aalert(1)',
    'javascript&bsol;u003aalert(1)',
    'java&tab;script&colon;a',
    'java&newline;script&colon;a',
    'java&#0;script&colon;a',
    'java&#x110000;script&colon;a',
  ])('refuses %j, a script whose colon or hole is a reference', (url) => {
    expect(safeLinkUrl(url)).toBeNull();
  });

  it('takes an address for a path if its colon is encoded four times, which nobody decodes', () => {
    expect(safeLinkUrl('javascript%2525253Aa')).toBe('javascript%2525253Aa');
  });

  it('decodes the first 256 code units only', () => {
    expect(safeLinkUrl(`${'a'.repeat(255)}%3Ab`)).toBe(`${'a'.repeat(255)}%3Ab`);
    expect(safeLinkUrl(`${'a'.repeat(250)}%3Ab`)).toBeNull();
  });

  it.each([0, 1, 2, 3])('refuses a script whose colon is encoded %d times', (times) => {
    let colon = ':';
    for (let time = 0; time < times; time += 1) {
      colon = colon === ':' ? '%3A' : colon.replaceAll('%', '%25');
    }
    expect(safeLinkUrl(`javascript${colon}alert(1)`)).toBeNull();
  });

  it.each([
    '\u0000',
    '\t',
    '\n',
    '\r',
    '\u001f',
    '\u007f',
    '\u00ad',
    '\u200b',
    '\u200d',
    '\u202e',
    '\u2028',
    '\u2029',
    '\u2066',
    '\ufeff',
  ])('refuses a script with %j alone in its scheme, before it and before its colon', (character) => {
    const urls = [`java${character}script:a`, `${character}javascript:a`, `javascript${character}:a`];
    expect(urls.map(safeLinkUrl)).toEqual([null, null, null]);
  });

  it.each([
    ['//example.com', null],
    ['/\\example.com', null],
    ['\\\\example.com', null],
    ['/a\\b', null],
    ['/a?b\\c', '/a?b\\c'],
    ['a:b', null],
    ['a/b:c', 'a/b:c'],
    ['/a//b', '/a//b'],
    ['a&sol;b&colon;c', 'a&sol;b&colon;c'],
    ['a&lpar;b&colon;c', 'a&lpar;b&colon;c'],
    ['a&#x10ffff;b&colon;c', 'a&#x10ffff;b&colon;c'],
    ['(javascript&colon;a', null],
    ['/', '/'],
    ['.', '.'],
  ])('reads the path %j as %j', (url, expected) => {
    expect(safeLinkUrl(url)).toBe(expected);
  });

  it.each([
    'http:',
    'http:/',
    'http://',
    'http:a',
    'https:///a',
    'https://?a',
    'https://#a',
    'https://a b',
    'https://@a',
    'https://a:b@c',
    'https://a@b',
    'https://a:99999',
  ])('refuses the web address %j, which has no host or a user before it', (url) => {
    expect([safeLinkUrl(url), safeImageUrl(url)]).toEqual([null, null]);
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

  it('does not take an answer of the check of links, nor give it one', () => {
    expect([safeLinkUrl('/a'), safeImageUrl('/a'), safeLinkUrl('/a')]).toEqual(['/a', null, '/a']);
    expect([safeImageUrl('tel:+2'), safeLinkUrl('tel:+2')]).toEqual([null, 'tel:+2']);
  });
});
