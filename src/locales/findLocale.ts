import { type CatalogueEntry, catalogue } from './catalogue.ts';
import { parseTag } from './localeTag.ts';
import type { Strings } from './strings.ts';

/** The loaded strings for a language code. */
export interface LoadedLanguage {
  /** BCP 47 tag: the requested one, or that of the language that replaces it. */
  readonly tag: string;
  readonly strings: Strings;
}

/** Languages that are not bundled, and the bundled one that their readers understand best. @source CLDR languageMatching */
const servedBy: Readonly<Record<string, string>> = { ckb: 'ku', nn: 'nb', no: 'nb', 'sr-Latn': 'bs' };

/** Languages with a regional form, and the regions that use it. @source CLDR parentLocales */
const regionalForms: Readonly<Record<string, readonly [tag: string, regions: RegExp]>> = {
  en: ['en-GB', /^(?!US|AS|BI|GU|MH|MP|PH|PR|UM|VI)/],
  es: ['es-419', /AR|BO|BR|BZ|CL|CO|CR|CU|DO|EC|GT|HN|MX|NI|PA|PE|PR|PY|SV|US|UY|VE/],
  fr: ['fr-CA', /CA/],
  pt: ['pt-BR', /BR/],
};

/**
 * The bundled language that matches a code best, by the rules of BCP 47: the same language, in the same script, and of the same
 * region if that has a form of its own. Also for `pt_br` and old codes such as `iw`. Undefined for a code without a match and for
 * a malformed one.
 */
export function findLocale(code: string): CatalogueEntry | undefined {
  const asked = parseTag(code);
  if (asked === undefined) {
    return undefined;
  }
  // Stryker disable next-line StringLiteral: no language of the catalogue has an empty script, nor that one
  const { language, script = '' } = asked.maximize();
  const served = servedBy[`${language}-${script}`] ?? servedBy[language] ?? language;
  // Stryker disable next-line ArrayDeclaration: a form is only used with its regions
  const [form, regions] = regionalForms[served] ?? [];
  return (
    byTag(asked.baseName) ??
    (asked.region !== undefined && regions?.test(asked.region) ? byTag(form) : undefined) ??
    catalogue.find((one) => one.tag.split('-')[0] === served && one.script === script)
  );
}

const unknown = new Set<string>();

/** Loads the strings of a found language. Of a code without one it warns once, unless the host has words of its own. */
export async function loadLocale(code: string, hasWords: boolean): Promise<LoadedLanguage | undefined> {
  const entry = findLocale(code);
  if (entry === undefined && !hasWords && !unknown.has(code)) {
    unknown.add(code);
    console.warn(
      `carillon: no words for the language "${code}". ` +
        'Pass a code of carillon/locales, or { lang, translations }.',
    );
  }
  const asked = parseTag(code);
  // Stryker disable next-line OptionalChaining: an entry exists only for a tag that could be parsed
  const isServed = entry?.tag.split('-')[0] !== asked?.language;
  return entry && { tag: isServed ? entry.tag : String(asked), strings: await entry.load() };
}

function byTag(tag: string | undefined): CatalogueEntry | undefined {
  return catalogue.find((one) => one.tag === tag);
}
