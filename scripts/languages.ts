// Lists the strings that wait for a translator, one line for each language: `npm run languages`. English is shown instead of them.
// Those of a feature have its name before theirs. With `--release` it fails where any waits, so that no version is published with them.
import { catalogue } from '../src/locales/catalogue.ts';
import { featureNames } from './featureNames.mjs';

let waiting = 0;
for (const { tag } of catalogue) {
  const listed: string[] = [];
  for (const section of ['strings', ...featureNames]) {
    const [english, own] = [await stringsOf(section, 'en'), await stringsOf(section, tag)];
    const missing = Object.keys(english).filter((key) => !Object.hasOwn(own, key));
    waiting += missing.length;
    // Of a language without any of these only that is listed, since it has no such section yet.
    listed.push(
      ...(missing.length === Object.keys(english).length
        ? [`${section} (all ${missing.length})`]
        : missing.map((key) => (section === 'strings' ? key : `${section}.${key}`))),
    );
  }
  if (listed.length > 0) {
    console.log(`${tag}: ${listed.join(', ')}`);
  }
}
console.log(`${waiting} strings wait for a translator in ${catalogue.length} languages.`);
process.exitCode = process.argv.includes('--release') && waiting > 0 ? 1 : 0;

/** The strings of a section; none where there is no such section. */
async function stringsOf(section: string, tag: string): Promise<object> {
  const path = `../src/locales/languages/${tag}.ts`;
  return (await import(path))[section] ?? {};
}
