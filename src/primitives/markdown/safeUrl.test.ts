import { describe, expect, it } from 'vitest';
import { safeImageUrl, safeLinkUrl } from './safeUrl.ts';

const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  '\njavascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u001Fjavascript:alert(1)',
  '\u00A0javascript:alert(1)',
  '\uFEFFjavascript:alert(1)',
  '\u200Bjavascript:alert(1)',
  '\u202Ejavascript:alert(1)',
  '\u2028javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'java\u0000script:alert(1)',
  'java\u00ADscript:alert(1)',
  'java\u200Dscript:alert(1)',
  'javascript\t:alert(1)',
  'javascript :alert(1)',
  'javascript\u0000:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&colonalert(1)',
  'javascript&#58;alert(1)',
  'javascript&#x3a;alert(1)',
  'javascript&#x3A;alert(1)',
  'javascript&#0000058alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  'java&#10;script:alert(1)',
  '&amp;#106;avascript:alert(1)',
  'javascript&amp;colon;alert(1)',
  'javascript%3Aalert(1)',
  '%6Aavascript:alert(1)',
  'java%0Ascript:alert(1)',
  'javascript%253Aalert(1)',
  '\\u006aavascript:alert(1)',
  '\\x6aavascript:alert(1)',
  'ｊavascript:alert(1)',
  'javascript：alert(1)',
  'javascript://example.com/%0Aalert(1)',
  'javascript:/*--></title></style>*/alert(1)',
  'javascript:%61lert(1)',
  'vbscript:msgbox(1)',
  'VbScRiPt:msgbox(1)',
  'vb\nscript:msgbox(1)',
  'livescript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'DATA:text/html,x',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'da\tta:text/html,x',
  'blob:https://example.com/6a1f',
  'file:///etc/passwd',
  'filesystem:https://example.com/temporary/x',
  'view-source:https://example.com',
  'about:blank',
  'chrome://settings',
  'ftp://example.com/x',
  'ws://example.com',
  'intent://scan/#Intent;scheme=zxing;end',
  'ms-msdt:/id PCWDiagnostic',
  'steam://run/1',
  'jar:https://example.com!/x',
  'mhtml:https://example.com/x',
  'feed:javascript:alert(1)',
  'wyciwyg://0/https://example.com',
  'unknown:thing',
  '//evil.example',
  '//evil.example/path',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/path\\..\\x',
  '///evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http:/\\evil.example',
  'https://',
  'https://?x',
  'https://#x',
  'https://user@evil.example',
  'https://bank.example@evil.example/login',
  'https://bank.example:443@evil.example',
  'https://user:password@evil.example',
  'https://bank.example%40evil.example@evil.example',
  'https://bank.example\\@evil.example',
  'https://exa mple.com',
  'https://example.com:port',
  'https://[::1',
  'http://javascript:alert(1)',
  'mailto:',
  'mailto:a@b.c%0D%0Abcc:victim@example.com',
  'mailto:<script>@x',
  'tel:',
  'tel:javascript(1)/x',
  '',
  ' ',
  '\u200B',
  `https://example.com/${'a'.repeat(9000)}`,
];

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
  it.each(hostile)('refuses %j', (url) => {
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
    ...hostile,
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
