import type { fromMarkdown } from 'mdast-util-from-markdown';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root['children'][number];

/** U+00A0 to U+00FF, in their order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );

/** The names that people use. The two thousand others are left as they are. */
const characters = new Map([
  // Stryker disable next-line ArrowFunction: the module fails to load, so that no test runs, which Stryker takes for none that fails
  ...latin.map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    Tab: '\t',
    NewLine: '\n',
    colon: ':',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    bull: '•',
    euro: '€',
    trade: '™',
    larr: '←',
    uarr: '↑',
    rarr: '→',
    darr: '↓',
    check: '✓',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200c',
    zwj: '\u200d',
    lrm: '\u200e',
    rlm: '\u200f',
  }),
]);

/** Decodes references such as `&amp;`, `&#38;` and `&#x26;`; unknown ones stay as they are. */
export function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,31}));/gi,
    (all, hex?: string, decimal?: string, name?: string) =>
      name === undefined
        ? characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
        : (characters.get(name) ?? all),
  );
}

function characterOf(code: number): string {
  const nothing = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return nothing ? '\ufffd' : String.fromCodePoint(code);
}

/** Replaces the `&` of a named reference while a text is parsed: a noncharacter, which no text may contain. */
const mark = '\ufdd0';

/**
 * Hides named references from the Markdown parser. In browsers it decodes them by writing `innerHTML`, which a page with
 * Trusted Types forbids.
 */
export function hideReferences(source: string): string {
  return source.replace(/&(?=[a-z][a-z0-9]{1,31};)/gi, mark);
}

/** Restores hidden references: decoded, or in code as they were written. */
export function showReferences(tree: Root): void {
  const waiting: Node[] = [tree];
  // It grows on the way.
  for (const node of waiting) {
    if ('value' in node) {
      node.value = node.type === 'text' ? shown(node.value) : node.value.replaceAll(mark, '&');
    }
    if ('url' in node) {
      node.url = shown(node.url);
    }
    if ('alt' in node && node.alt) {
      node.alt = shown(node.alt);
    }
    if ('children' in node) {
      waiting.push(...node.children);
    }
  }
}

function shown(text: string): string {
  return text.replace(/(\\?)\ufdd0([a-z0-9]+);/gi, (_all, backslash: string, name: string) =>
    backslash ? `&${name};` : (characters.get(name) ?? `&${name};`),
  );
}
