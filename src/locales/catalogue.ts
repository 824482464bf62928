import { late } from '../base/index.ts';
import { directionOf } from './localeTag.ts';
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
  entry('af', 'Afrikaans', 'Afrikaans', 'Latn', () => import('./languages/af.ts')),
  entry('am', 'Amharic', 'አማርኛ', 'Ethi', () => import('./languages/am.ts')),
  entry('ar', 'Arabic', 'العربية', 'Arab', () => import('./languages/ar.ts')),
  entry('as', 'Assamese', 'অসমীয়া', 'Beng', () => import('./languages/as.ts')),
  entry('az', 'Azerbaijani', 'Azərbaycan', 'Latn', () => import('./languages/az.ts')),
  entry('ba', 'Bashkir', 'Башҡортса', 'Cyrl', () => import('./languages/ba.ts')),
  entry('be', 'Belarusian', 'Беларуская', 'Cyrl', () => import('./languages/be.ts')),
  entry('bg', 'Bulgarian', 'Български', 'Cyrl', () => import('./languages/bg.ts')),
  entry('bho', 'Bhojpuri', 'भोजपुरी', 'Deva', () => import('./languages/bho.ts')),
  entry('bn', 'Bangla', 'বাংলা', 'Beng', () => import('./languages/bn.ts')),
  entry('bs', 'Bosnian', 'Bosanski', 'Latn', () => import('./languages/bs.ts')),
  entry('ca', 'Catalan', 'Català', 'Latn', () => import('./languages/ca.ts')),
  entry('cs', 'Czech', 'Čeština', 'Latn', () => import('./languages/cs.ts')),
  entry('cy', 'Welsh', 'Cymraeg', 'Latn', () => import('./languages/cy.ts')),
  entry('da', 'Danish', 'Dansk', 'Latn', () => import('./languages/da.ts')),
  entry('de', 'German', 'Deutsch', 'Latn', () => import('./languages/de.ts')),
  entry('el', 'Greek', 'Ελληνικά', 'Grek', () => import('./languages/el.ts')),
  entry('en', 'English', 'English', 'Latn', async () => ({ strings: en })),
  entry('en-GB', 'English (UK)', 'English (UK)', 'Latn', () => import('./languages/en-GB.ts')),
  entry('es', 'Spanish', 'Español', 'Latn', () => import('./languages/es.ts')),
  entry(
    'es-419',
    'Spanish (Latin America)',
    'Español (Latinoamérica)',
    'Latn',
    () => import('./languages/es-419.ts'),
  ),
  entry('et', 'Estonian', 'Eesti', 'Latn', () => import('./languages/et.ts')),
  entry('eu', 'Basque', 'Euskara', 'Latn', () => import('./languages/eu.ts')),
  entry('fa', 'Persian', 'فارسی', 'Arab', () => import('./languages/fa.ts')),
  entry('fi', 'Finnish', 'Suomi', 'Latn', () => import('./languages/fi.ts')),
  entry('fil', 'Filipino', 'Filipino', 'Latn', () => import('./languages/fil.ts')),
  entry('fr', 'French', 'Français', 'Latn', () => import('./languages/fr.ts')),
  entry('fr-CA', 'French (Canada)', 'Français (Canada)', 'Latn', () => import('./languages/fr-CA.ts')),
  entry('ga', 'Irish', 'Gaeilge', 'Latn', () => import('./languages/ga.ts')),
  entry('gl', 'Galician', 'Galego', 'Latn', () => import('./languages/gl.ts')),
  entry('gu', 'Gujarati', 'ગુજરાતી', 'Gujr', () => import('./languages/gu.ts')),
  entry('ha', 'Hausa', 'Hausa', 'Latn', () => import('./languages/ha.ts')),
  entry('he', 'Hebrew', 'עברית', 'Hebr', () => import('./languages/he.ts')),
  entry('hi', 'Hindi', 'हिन्दी', 'Deva', () => import('./languages/hi.ts')),
  entry('hr', 'Croatian', 'Hrvatski', 'Latn', () => import('./languages/hr.ts')),
  entry('hu', 'Hungarian', 'Magyar', 'Latn', () => import('./languages/hu.ts')),
  entry('hy', 'Armenian', 'Հայերեն', 'Armn', () => import('./languages/hy.ts')),
  entry('id', 'Indonesian', 'Indonesia', 'Latn', () => import('./languages/id.ts')),
  entry('ig', 'Igbo', 'Igbo', 'Latn', () => import('./languages/ig.ts')),
  entry('is', 'Icelandic', 'Íslenska', 'Latn', () => import('./languages/is.ts')),
  entry('it', 'Italian', 'Italiano', 'Latn', () => import('./languages/it.ts')),
  entry('ja', 'Japanese', '日本語', 'Jpan', () => import('./languages/ja.ts')),
  entry('ka', 'Georgian', 'ქართული', 'Geor', () => import('./languages/ka.ts')),
  entry('kk', 'Kazakh', 'Қазақша', 'Cyrl', () => import('./languages/kk.ts')),
  entry('km', 'Khmer', 'ខ្មែរ', 'Khmr', () => import('./languages/km.ts')),
  entry('kn', 'Kannada', 'ಕನ್ನಡ', 'Knda', () => import('./languages/kn.ts')),
  entry('ko', 'Korean', '한국어', 'Kore', () => import('./languages/ko.ts')),
  entry('ku', 'Kurdish (Sorani)', 'کوردی', 'Arab', () => import('./languages/ku.ts')),
  entry('lo', 'Lao', 'ລາວ', 'Laoo', () => import('./languages/lo.ts')),
  entry('lt', 'Lithuanian', 'Lietuvių', 'Latn', () => import('./languages/lt.ts')),
  entry('lv', 'Latvian', 'Latviešu', 'Latn', () => import('./languages/lv.ts')),
  entry('mk', 'Macedonian', 'Македонски', 'Cyrl', () => import('./languages/mk.ts')),
  entry('ml', 'Malayalam', 'മലയാളം', 'Mlym', () => import('./languages/ml.ts')),
  entry('mn', 'Mongolian', 'Монгол', 'Cyrl', () => import('./languages/mn.ts')),
  entry('mr', 'Marathi', 'मराठी', 'Deva', () => import('./languages/mr.ts')),
  entry('ms', 'Malay', 'Melayu', 'Latn', () => import('./languages/ms.ts')),
  entry('nb', 'Norwegian Bokmål', 'Norsk bokmål', 'Latn', () => import('./languages/nb.ts')),
  entry('ne', 'Nepali', 'नेपाली', 'Deva', () => import('./languages/ne.ts')),
  entry('nl', 'Dutch', 'Nederlands', 'Latn', () => import('./languages/nl.ts')),
  entry('or', 'Odia', 'ଓଡ଼ିଆ', 'Orya', () => import('./languages/or.ts')),
  entry('pa', 'Punjabi', 'ਪੰਜਾਬੀ', 'Guru', () => import('./languages/pa.ts')),
  entry('pl', 'Polish', 'Polski', 'Latn', () => import('./languages/pl.ts')),
  entry('pt', 'Portuguese', 'Português', 'Latn', () => import('./languages/pt.ts')),
  entry('pt-BR', 'Portuguese (Brazil)', 'Português (Brasil)', 'Latn', () => import('./languages/pt-BR.ts')),
  entry('ro', 'Romanian', 'Română', 'Latn', () => import('./languages/ro.ts')),
  entry('ru', 'Russian', 'Русский', 'Cyrl', () => import('./languages/ru.ts')),
  entry('sa', 'Sanskrit', 'संस्कृतम्', 'Deva', () => import('./languages/sa.ts')),
  entry('sd', 'Sindhi', 'سنڌي', 'Arab', () => import('./languages/sd.ts')),
  entry('si', 'Sinhala', 'සිංහල', 'Sinh', () => import('./languages/si.ts')),
  entry('sk', 'Slovak', 'Slovenčina', 'Latn', () => import('./languages/sk.ts')),
  entry('sl', 'Slovenian', 'Slovenščina', 'Latn', () => import('./languages/sl.ts')),
  entry('sm', 'Samoan', 'Gagana Sāmoa', 'Latn', () => import('./languages/sm.ts')),
  entry('sq', 'Albanian', 'Shqip', 'Latn', () => import('./languages/sq.ts')),
  entry('sr', 'Serbian', 'Српски', 'Cyrl', () => import('./languages/sr.ts')),
  entry('sv', 'Swedish', 'Svenska', 'Latn', () => import('./languages/sv.ts')),
  entry('sw', 'Swahili', 'Kiswahili', 'Latn', () => import('./languages/sw.ts')),
  entry('ta', 'Tamil', 'தமிழ்', 'Taml', () => import('./languages/ta.ts')),
  entry('te', 'Telugu', 'తెలుగు', 'Telu', () => import('./languages/te.ts')),
  entry('th', 'Thai', 'ไทย', 'Thai', () => import('./languages/th.ts')),
  entry('tr', 'Turkish', 'Türkçe', 'Latn', () => import('./languages/tr.ts')),
  entry('uk', 'Ukrainian', 'Українська', 'Cyrl', () => import('./languages/uk.ts')),
  entry('ur', 'Urdu', 'اردو', 'Arab', () => import('./languages/ur.ts')),
  entry('uz', 'Uzbek', 'Oʻzbekcha', 'Latn', () => import('./languages/uz.ts')),
  entry('vi', 'Vietnamese', 'Tiếng Việt', 'Latn', () => import('./languages/vi.ts')),
  entry('yo', 'Yoruba', 'Èdè Yorùbá', 'Latn', () => import('./languages/yo.ts')),
  entry('zh', 'Chinese (Simplified)', '简体中文', 'Hans', () => import('./languages/zh.ts')),
  entry('zh-TW', 'Chinese (Traditional)', '繁體中文', 'Hant', () => import('./languages/zh-TW.ts')),
  entry('zu', 'Zulu', 'IsiZulu', 'Latn', () => import('./languages/zu.ts')),
];

function entry(
  tag: CatalogueEntry['tag'],
  englishName: string,
  name: string,
  script: string,
  importStrings: () => Promise<{ readonly strings: Fetched<Strings> }>,
): CatalogueEntry {
  const load = late(importStrings);
  return {
    tag,
    englishName,
    name,
    script,
    direction: directionOf(tag),
    load: () => load().then(({ strings }) => unpackStrings(strings, en)),
  };
}
