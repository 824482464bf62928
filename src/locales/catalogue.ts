import { late } from '../base/index.ts';
import { directionOf, scriptOf } from './localeTag.ts';
import { type Direction, strings as en, type Strings } from './strings.ts';
import { type Fetched, unpackStrings } from './unpackStrings.ts';

/** A bundled language. */
export interface CatalogueEntry {
  /** BCP 47 tag. */
  readonly tag:
    | 'af'
    | 'am'
    | 'ar'
    | 'as'
    | 'az'
    | 'ba'
    | 'be'
    | 'bg'
    | 'bho'
    | 'bn'
    | 'bs'
    | 'ca'
    | 'cs'
    | 'cy'
    | 'da'
    | 'de'
    | 'el'
    | 'en'
    | 'en-GB'
    | 'es'
    | 'es-419'
    | 'et'
    | 'eu'
    | 'fa'
    | 'fi'
    | 'fil'
    | 'fr'
    | 'fr-CA'
    | 'ga'
    | 'gl'
    | 'gu'
    | 'ha'
    | 'he'
    | 'hi'
    | 'hr'
    | 'hu'
    | 'hy'
    | 'id'
    | 'ig'
    | 'is'
    | 'it'
    | 'ja'
    | 'ka'
    | 'kk'
    | 'km'
    | 'kn'
    | 'ko'
    | 'ku'
    | 'lo'
    | 'lt'
    | 'lv'
    | 'mk'
    | 'ml'
    | 'mn'
    | 'mr'
    | 'ms'
    | 'nb'
    | 'ne'
    | 'nl'
    | 'or'
    | 'pa'
    | 'pl'
    | 'pt'
    | 'pt-BR'
    | 'ro'
    | 'ru'
    | 'sa'
    | 'sd'
    | 'si'
    | 'sk'
    | 'sl'
    | 'sm'
    | 'sq'
    | 'sr'
    | 'sv'
    | 'sw'
    | 'ta'
    | 'te'
    | 'th'
    | 'tr'
    | 'uk'
    | 'ur'
    | 'uz'
    | 'vi'
    | 'yo'
    | 'zh'
    | 'zh-TW'
    | 'zu';
  /** The language's name in English. */
  readonly englishName: string;
  /** The language's name in the language itself. */
  readonly name: string;
  /** ISO 15924 code of the script that the strings are written in. */
  readonly script: string;
  /** The direction of the script. */
  readonly direction: Direction;
  /** Loads the strings. Each language except English is a separate chunk. */
  load(): Promise<Strings>;
}

/** Every bundled language, by tag. */
export const catalogue: readonly CatalogueEntry[] = [
  entry('af', 'Afrikaans', 'Afrikaans', () => import('./languages/af.ts')),
  entry('am', 'Amharic', 'አማርኛ', () => import('./languages/am.ts')),
  entry('ar', 'Arabic', 'العربية', () => import('./languages/ar.ts')),
  entry('as', 'Assamese', 'অসমীয়া', () => import('./languages/as.ts')),
  entry('az', 'Azerbaijani', 'Azərbaycan', () => import('./languages/az.ts')),
  entry('ba', 'Bashkir', 'Башҡортса', () => import('./languages/ba.ts')),
  entry('be', 'Belarusian', 'Беларуская', () => import('./languages/be.ts')),
  entry('bg', 'Bulgarian', 'Български', () => import('./languages/bg.ts')),
  entry('bho', 'Bhojpuri', 'भोजपुरी', () => import('./languages/bho.ts')),
  entry('bn', 'Bangla', 'বাংলা', () => import('./languages/bn.ts')),
  entry('bs', 'Bosnian', 'Bosanski', () => import('./languages/bs.ts')),
  entry('ca', 'Catalan', 'Català', () => import('./languages/ca.ts')),
  entry('cs', 'Czech', 'Čeština', () => import('./languages/cs.ts')),
  entry('cy', 'Welsh', 'Cymraeg', () => import('./languages/cy.ts')),
  entry('da', 'Danish', 'Dansk', () => import('./languages/da.ts')),
  entry('de', 'German', 'Deutsch', () => import('./languages/de.ts')),
  entry('el', 'Greek', 'Ελληνικά', () => import('./languages/el.ts')),
  entry('en', 'English', 'English', async () => ({ strings: en })),
  entry('en-GB', 'English (UK)', 'English (UK)', () => import('./languages/en-GB.ts')),
  entry('es', 'Spanish', 'Español', () => import('./languages/es.ts')),
  entry(
    'es-419',
    'Spanish (Latin America)',
    'Español (Latinoamérica)',
    () => import('./languages/es-419.ts'),
  ),
  entry('et', 'Estonian', 'Eesti', () => import('./languages/et.ts')),
  entry('eu', 'Basque', 'Euskara', () => import('./languages/eu.ts')),
  entry('fa', 'Persian', 'فارسی', () => import('./languages/fa.ts')),
  entry('fi', 'Finnish', 'Suomi', () => import('./languages/fi.ts')),
  entry('fil', 'Filipino', 'Filipino', () => import('./languages/fil.ts')),
  entry('fr', 'French', 'Français', () => import('./languages/fr.ts')),
  entry('fr-CA', 'French (Canada)', 'Français (Canada)', () => import('./languages/fr-CA.ts')),
  entry('ga', 'Irish', 'Gaeilge', () => import('./languages/ga.ts')),
  entry('gl', 'Galician', 'Galego', () => import('./languages/gl.ts')),
  entry('gu', 'Gujarati', 'ગુજરાતી', () => import('./languages/gu.ts')),
  entry('ha', 'Hausa', 'Hausa', () => import('./languages/ha.ts')),
  entry('he', 'Hebrew', 'עברית', () => import('./languages/he.ts')),
  entry('hi', 'Hindi', 'हिन्दी', () => import('./languages/hi.ts')),
  entry('hr', 'Croatian', 'Hrvatski', () => import('./languages/hr.ts')),
  entry('hu', 'Hungarian', 'Magyar', () => import('./languages/hu.ts')),
  entry('hy', 'Armenian', 'Հայերեն', () => import('./languages/hy.ts')),
  entry('id', 'Indonesian', 'Indonesia', () => import('./languages/id.ts')),
  entry('ig', 'Igbo', 'Igbo', () => import('./languages/ig.ts')),
  entry('is', 'Icelandic', 'Íslenska', () => import('./languages/is.ts')),
  entry('it', 'Italian', 'Italiano', () => import('./languages/it.ts')),
  entry('ja', 'Japanese', '日本語', () => import('./languages/ja.ts')),
  entry('ka', 'Georgian', 'ქართული', () => import('./languages/ka.ts')),
  entry('kk', 'Kazakh', 'Қазақша', () => import('./languages/kk.ts')),
  entry('km', 'Khmer', 'ខ្មែរ', () => import('./languages/km.ts')),
  entry('kn', 'Kannada', 'ಕನ್ನಡ', () => import('./languages/kn.ts')),
  entry('ko', 'Korean', '한국어', () => import('./languages/ko.ts')),
  entry('ku', 'Kurdish (Sorani)', 'کوردی', () => import('./languages/ku.ts')),
  entry('lo', 'Lao', 'ລາວ', () => import('./languages/lo.ts')),
  entry('lt', 'Lithuanian', 'Lietuvių', () => import('./languages/lt.ts')),
  entry('lv', 'Latvian', 'Latviešu', () => import('./languages/lv.ts')),
  entry('mk', 'Macedonian', 'Македонски', () => import('./languages/mk.ts')),
  entry('ml', 'Malayalam', 'മലയാളം', () => import('./languages/ml.ts')),
  entry('mn', 'Mongolian', 'Монгол', () => import('./languages/mn.ts')),
  entry('mr', 'Marathi', 'मराठी', () => import('./languages/mr.ts')),
  entry('ms', 'Malay', 'Melayu', () => import('./languages/ms.ts')),
  entry('nb', 'Norwegian Bokmål', 'Norsk bokmål', () => import('./languages/nb.ts')),
  entry('ne', 'Nepali', 'नेपाली', () => import('./languages/ne.ts')),
  entry('nl', 'Dutch', 'Nederlands', () => import('./languages/nl.ts')),
  entry('or', 'Odia', 'ଓଡ଼ିଆ', () => import('./languages/or.ts')),
  entry('pa', 'Punjabi', 'ਪੰਜਾਬੀ', () => import('./languages/pa.ts')),
  entry('pl', 'Polish', 'Polski', () => import('./languages/pl.ts')),
  entry('pt', 'Portuguese', 'Português', () => import('./languages/pt.ts')),
  entry('pt-BR', 'Portuguese (Brazil)', 'Português (Brasil)', () => import('./languages/pt-BR.ts')),
  entry('ro', 'Romanian', 'Română', () => import('./languages/ro.ts')),
  entry('ru', 'Russian', 'Русский', () => import('./languages/ru.ts')),
  entry('sa', 'Sanskrit', 'संस्कृतम्', () => import('./languages/sa.ts')),
  entry('sd', 'Sindhi', 'سنڌي', () => import('./languages/sd.ts')),
  entry('si', 'Sinhala', 'සිංහල', () => import('./languages/si.ts')),
  entry('sk', 'Slovak', 'Slovenčina', () => import('./languages/sk.ts')),
  entry('sl', 'Slovenian', 'Slovenščina', () => import('./languages/sl.ts')),
  entry('sm', 'Samoan', 'Gagana Sāmoa', () => import('./languages/sm.ts')),
  entry('sq', 'Albanian', 'Shqip', () => import('./languages/sq.ts')),
  entry('sr', 'Serbian', 'Српски', () => import('./languages/sr.ts')),
  entry('sv', 'Swedish', 'Svenska', () => import('./languages/sv.ts')),
  entry('sw', 'Swahili', 'Kiswahili', () => import('./languages/sw.ts')),
  entry('ta', 'Tamil', 'தமிழ்', () => import('./languages/ta.ts')),
  entry('te', 'Telugu', 'తెలుగు', () => import('./languages/te.ts')),
  entry('th', 'Thai', 'ไทย', () => import('./languages/th.ts')),
  entry('tr', 'Turkish', 'Türkçe', () => import('./languages/tr.ts')),
  entry('uk', 'Ukrainian', 'Українська', () => import('./languages/uk.ts')),
  entry('ur', 'Urdu', 'اردو', () => import('./languages/ur.ts')),
  entry('uz', 'Uzbek', 'Oʻzbekcha', () => import('./languages/uz.ts')),
  entry('vi', 'Vietnamese', 'Tiếng Việt', () => import('./languages/vi.ts')),
  entry('yo', 'Yoruba', 'Èdè Yorùbá', () => import('./languages/yo.ts')),
  entry('zh', 'Chinese (Simplified)', '简体中文', () => import('./languages/zh.ts')),
  entry('zh-TW', 'Chinese (Traditional)', '繁體中文', () => import('./languages/zh-TW.ts')),
  entry('zu', 'Zulu', 'IsiZulu', () => import('./languages/zu.ts')),
];

function entry(
  tag: CatalogueEntry['tag'],
  englishName: string,
  name: string,
  importStrings: () => Promise<{ readonly strings: Fetched<Strings> }>,
): CatalogueEntry {
  const load = late(importStrings);
  return {
    tag,
    englishName,
    name,
    get script() {
      return scriptOf(tag);
    },
    direction: directionOf(tag),
    load: () => load().then(({ strings }) => unpackStrings(strings, en)),
  };
}
