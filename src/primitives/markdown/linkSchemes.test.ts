import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { hostileUrls } from '../../../tests/support/hostileContent.ts';
import { allowLinkSchemes, linkSchemes } from './linkSchemes.ts';
import { safeImageUrl, safeLinkUrl } from './safeUrl.ts';

const first = [...linkSchemes];
let told: string[];

beforeEach(() => {
  told = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => told.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const scheme of linkSchemes) {
    if (!first.includes(scheme)) {
      linkSchemes.delete(scheme);
    }
  }
});

const apps = [
  'myapp://messages/7?from=inbox#part',
  'capacitor://localhost/inbox',
  'sms:+49301234?body=On%20my%20way%0ASee%20you',
  'whatsapp://send?text=Hi',
  'MyApp://messages/7',
  'web+carillon:7',
];

describe('the schemes of an app’s own links', () => {
  it('are left out of an inbox whose host has named none', () => {
    expect(apps.map(safeLinkUrl)).toEqual(apps.map(() => null));
  });

  it('lead on once the host has named them, in any case and with or without a colon, also where they were refused before', () => {
    expect(apps.map(safeLinkUrl)).toEqual(apps.map(() => null));
    allowLinkSchemes('myapp', 'Capacitor:', 'SMS', 'whatsapp:', 'web+carillon');
    expect(apps.map(safeLinkUrl)).toEqual(apps);
    allowLinkSchemes('myapp');
    expect(apps.map(safeLinkUrl)).toEqual(apps);
  });

  it('are no schemes of pictures, and leave what others lead to as it was', () => {
    allowLinkSchemes('myapp');
    expect(safeImageUrl('myapp://picture')).toBeNull();
    expect(safeLinkUrl('other://x')).toBeNull();
    expect(safeLinkUrl('https://example.com')).toBe('https://example.com/');
    expect(safeLinkUrl('mailto:a@example.com?subject=a%0aBcc:b@example.com')).toBeNull();
    expect(safeLinkUrl('tel:1/2')).toBeNull();
  });

  it.each(hostileUrls)('let %j through no more than before', (url) => {
    allowLinkSchemes('myapp', 'sms', 'x');
    expect(safeLinkUrl(url)).toBeNull();
  });

  it.each(['myapp:', 'myapp: x', 'myapp://a b', 'myapp://"x', 'myapp://<x', 'myapp:\\x'])(
    'do not make an address of %j, which has holes in it or nothing behind its colon',
    (url) => {
      allowLinkSchemes('myapp');
      expect(safeLinkUrl(url)).toBeNull();
    },
  );

  it.each([
    ...['javascript', 'JavaScript:', 'data', 'DATA:', 'vbscript', 'blob', 'BLOB:'],
    ...[
      'java\nscript',
      'javascript\n',
      '\u0001javascript',
      'java\u00adscript',
      ' javascript',
      'javascript::',
      'ｊavascript',
    ],
    ...['', ':', 'my app', '7up', 'myapp://', '*', 'a/b'],
  ])('are not %j, which is never followed or is no scheme', (scheme) => {
    expect(() => allowLinkSchemes(scheme)).toThrow('carillon: links may not have the scheme');
    expect([...linkSchemes]).toEqual(first);
  });
});

describe('a link that is left out', () => {
  /** A page that has told nothing yet. */
  async function read(...urls: readonly unknown[]): Promise<void> {
    vi.resetModules();
    const page = await import('./safeUrl.ts');
    for (const url of urls) {
      page.safeLinkUrl(url);
    }
  }

  test('is told once in development, with its scheme and what lets it through', async () => {
    await read('slack://channel/1', 'slack://channel/2', 'SLACK://channel/3');
    expect(told).toEqual([expect.stringContaining("allowLinkSchemes('slack')")]);
  });

  test('is told without a way to let it through where it is never followed, and with nothing of what it says', async () => {
    await read(
      'javascript:alert("\u001b[2Jnever")',
      'java\tscript:1',
      'vbscript:1',
      '//other-host.example',
      'https://a@evil-host.example',
    );
    expect(told.length).toBeGreaterThan(1);
    for (const text of told) {
      expect(text).toMatch(/^carillon: .*link/);
      expect(text).not.toMatch(/allowLinkSchemes|alert|evil-host|other-host|\p{Cc}/u);
    }
  });

  test('is no link that a message does not have, nor one that is followed', async () => {
    await read(undefined, null, '', '/own', '#x', 'https://told-example.com', 'mailto:told@example.com');
    expect(told).toEqual([]);
  });
});
