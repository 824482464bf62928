/// <reference types="vite/types/importMeta.d.ts" />
import { featureNames } from '../../scripts/featureNames.mjs';

/** A string, or one that depends on a number by its plural forms. */
type Wording = string | Readonly<Record<string, string>>;

type Words = Readonly<Record<string, Wording>>;

/** A file of a language: beside the two lists each export is a section. */
type WordFile = Readonly<Record<string, Words>> & {
  readonly sameAsEnglish?: readonly string[];
  readonly reviewNeeded?: readonly string[];
};

const files = import.meta.glob<WordFile>('../../src/locales/languages/*.ts', { eager: true });

/** The Unicode scripts of a catalogue's script, if they have other names. */
const unicodeScripts: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hira', 'Kana'],
  Kore: ['Hang'],
};

/** Words that are written in Latin letters in every language. */
const latinTerms = /\b(SMS|E-?mail|Push|Chat|Enter|Shift|Ctrl)\b/gi;

/** The words of a section, by the tags of their languages, and the English strings of it. */
function wordSection(section: string) {
  const own = Object.entries(files).flatMap(([path, file]) => {
    const { [section]: strings, sameAsEnglish, reviewNeeded } = file;
    const tag = path.replace(/^.*\/|\.ts$/g, '');
    return strings === undefined ? [] : [{ section, tag, strings, sameAsEnglish, reviewNeeded }];
  });
  return { section, files: own, english: own.find(({ tag }) => tag === 'en')?.strings ?? {} };
}

/** The words that each inbox needs. */
export const mainWords = wordSection('strings');

/** The words of each feature, which are fetched with it. */
export const featureWords = featureNames.map(wordSection);

/** Every string beside its English one; `form` is its plural category. */
export function wordingsOf(strings: WordFile['strings'], english: WordFile['strings']) {
  return Object.entries(strings).flatMap(([key, value]) => {
    const original = english[key] ?? '';
    return typeof value === 'string' || typeof original === 'string'
      ? [{ key, form: '', text: String(value), english: String(original) }]
      : Object.entries(value).map(([form, text]) => ({
          key,
          form,
          text,
          english: String(form === 'one' ? original.one : original.other),
        }));
  });
}

/** Letters that belong to no script of the language, except in the terms that are always in Latin letters. */
export function lettersOutside(text: string, script: string): string {
  const own = (unicodeScripts[script] ?? [script]).map((name) => `\\p{Script_Extensions=${name}}`).join('');
  return text.replace(latinTerms, '').replace(new RegExp(`[${own}\\p{Script=Common}\\P{L}]`, 'gu'), '');
}
