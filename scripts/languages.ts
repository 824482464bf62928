// Lists the strings that wait for a translator, one line for each language: `npm run languages`. English is shown instead of them.
// Those of archive, snooze and severity are listed as `places`. With `--release` it fails where any waits, so that no version is published with them.
import { existsSync } from 'node:fs';
import { catalogue } from '../src/locales/catalogue.ts';
import { strings as en } from '../src/locales/languages/en.ts';
import { strings as places } from '../src/locales/places/en.ts';

let waiting = 0;
for (const { tag } of catalogue) {
  const missing = await missingOf(`languages/${tag}`, en);
  const missingInPlaces = await missingOf(`places/${tag}`, places);
  waiting += missing.length + missingInPlaces.length;
  const listed = [...missing, ...inPlaces(missingInPlaces)];
  if (listed.length > 0) {
    console.log(`${tag}: ${listed.join(', ')}`);
  }
}
console.log(`${waiting} strings wait for a translator in ${catalogue.length} languages.`);
process.exitCode = process.argv.includes('--release') && waiting > 0 ? 1 : 0;

/** Of a language without any of these only that is listed, since it has no file yet. */
function inPlaces(missing: readonly string[]): readonly string[] {
  const count = Object.keys(places).length;
  return missing.length === count ? [`places (all ${count})`] : missing.map((key) => `places.${key}`);
}

/** The names of the English strings that a file does not translate; of all, where there is no such file. */
async function missingOf(file: string, english: object): Promise<readonly string[]> {
  const path = `../src/locales/${file}.ts`;
  const { strings = {} } = existsSync(new URL(path, import.meta.url)) ? await import(path) : {};
  return Object.keys(english).filter((key) => !Object.hasOwn(strings, key));
}
