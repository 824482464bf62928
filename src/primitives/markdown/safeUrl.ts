import { kept } from '../../base/index.ts';
import { linkSchemes, unsafeScheme } from './linkSchemes.ts';

const said = new Set<string>();

/** For developers: that a link was left out, and why, once for each scheme. What the sender wrote is not repeated. */
export function adviseOnLink(input: string): void {
  const scheme = /^([a-z][a-z0-9+.-]{0,40}):/i.exec(input)?.[1]?.toLowerCase();
  const reason =
    scheme === undefined || linkSchemes.has(scheme)
      ? 'it is neither a complete address without a user name and hidden characters, nor a path of this origin'
      : unsafeScheme.test(scheme)
        ? `"${scheme}:" is never followed`
        : `"${scheme}:" is none of the schemes that links may have; allowLinkSchemes('${scheme}') of carillon, called once, lets them lead there`;
  if (input.trim() !== '' && !said.has(reason)) {
    said.add(reason);
    console.warn(`carillon: the link of a message was left out: ${reason}.`);
  }
}

/** Declared here, because Node's types do not apply to browsers. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** The most code units of an address. Longer ones are refused and not cut: half an address is another address. */
const longestUrl = 8192;

/** Invisible characters that browsers leave out or ignore: controls, joiners, direction marks, soft hyphens. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Named references that spell a scheme, its colon or a hole in it. */
const references: Record<string, string> = {
  colon: ':',
  sol: '/',
  bsol: '\\',
  tab: '',
  newline: '',
  amp: '&',
  lpar: '(',
};

/**
 * The one check of addresses that come from messages: http, https, mailto, tel, the schemes of `allowLinkSchemes`, and paths of the page's
 * own origin. Returns an address that is safe in `href`, or null for anything else, whatever its type.
 */
export function safeLinkUrl(input: unknown): string | null {
  if (known !== linkSchemes.size) {
    known = linkSchemes.size;
    linkOf = kept(readLink);
  }
  return isUsable(input) ? linkOf(input) : null;
}

let linkOf = kept(readLink);
let known = linkSchemes.size;

function readLink(input: string): string | null {
  const url = clean(input);
  const link = url && (/^https?:/i.test(url) ? webUrl(url) : appUrl.test(url) ? url : ownPath(url));
  try {
    // Bundlers replace the name, and with it goes this; without one there is no `process` in a browser.
    if (process.env.NODE_ENV !== 'production' && !link) {
      adviseOnLink(input);
    }
  } catch {
    // Without a bundler it is not known whether this is development.
  }
  return link;
}

/** What has a scheme and no holes, a telephone number if it says so, and no line break in the head of a mail. */
const appUrl = /^(?!tel:(?!\+?[0-9()*#.;=\-a-z]+$)|mailto:.*%0[ad])[a-z][a-z0-9+.-]*:[^\s<>"\\]+$/i;

/** Like `safeLinkUrl`, for pictures: http and https only. */
export function safeImageUrl(input: unknown): string | null {
  return isUsable(input) ? imageOf(input) : null;
}

const imageOf = kept((input: string) => {
  const url = clean(input);
  return url === null ? null : webUrl(url);
});

function isUsable(input: unknown): input is string {
  return typeof input === 'string' && input.length <= longestUrl;
}

/** The address without invisible characters; null when any decoding or composition of it has a scheme that is not allowed. */
function clean(input: string): string | null {
  const url = input.replace(invisible, '').trim();
  if (url === '') {
    return null;
  }
  let reading = url;
  for (let round = 0; round < 4; round += 1) {
    // Stryker disable next-line OptionalChaining,StringLiteral: a match always has its group; a split text always has a first part
    const scheme = /^[^a-z]*?([a-z][a-z0-9+.-]*):/i.exec(reading.split(/[/?#]/)[0] ?? '')?.[1]?.toLowerCase();
    if (scheme !== undefined && !linkSchemes.has(scheme)) {
      return null;
    }
    reading = decode(reading);
  }
  return url;
}

/** Decodes one layer of character references, percent signs and compatibility forms. */
function decode(text: string): string {
  return text
    .slice(0, 256)
    .replace(/&#(?:x([0-9a-f]{1,8})|([0-9]{1,8}));?/gi, (_all, hex?: string, decimal?: string) =>
      character(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replace(
      /&(colon|sol|bsol|tab|newline|amp|lpar);?/gi,
      (all, name: string) => references[name.toLowerCase()] ?? all,
    )
    .replace(/(?:%|\\(?:u00|x))([0-9a-f]{2})/gi, (_all, hex: string) => character(Number.parseInt(hex, 16)))
    .normalize('NFKC')
    .replace(invisible, '')
    .trim();
}

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** An absolute web address with a host and no user name before it: `https://bank.example@evil.example` leads to evil. */
function webUrl(url: string): string | null {
  // Some browsers accept a space as a part of a host's name.
  if (!/^https?:\/\/[^/\\?#@\s]+(?:[/?#]|$)/i.test(url)) {
    return null;
  }
  try {
    const { href, username, password } = new URL(url);
    return username || password ? null : href;
  } catch {
    return null;
  }
}

/** A path, query or fragment that cannot leave the origin: browsers read `//host`, `/\host` and `\\host` as another one. */
function ownPath(url: string): string | null {
  // Stryker disable next-line StringLiteral: a split text always has a first part
  const path = url.split(/[?#]/)[0] ?? '';
  // Stryker disable next-line OptionalChaining: a split text always has a first part
  if (/^[/\\]{2}/.test(url) || path.includes('\\') || path.split('/')[0]?.includes(':')) {
    return null;
  }
  try {
    const base = 'https://origin.invalid';
    return new URL(url, base).origin === base ? url : null;
    // Stryker disable next-line BlockStatement: a path of one slash and no colon can always be parsed
  } catch {
    return null;
  }
}
