// Lists the strings that wait for a translator, one line for each language: `npm run languages`. English is shown instead of them.
// With `--release` it fails where any waits, so that no version is published with them.
import { catalogue } from '../src/locales/catalogue.ts';
import { strings as en } from '../src/locales/languages/en.ts';

let waiting = 0;
for (const { tag } of catalogue) {
  const { strings } = await import(`../src/locales/languages/${tag}.ts`);
  const missing = Object.keys(en).filter((key) => !Object.hasOwn(strings, key));
  waiting += missing.length;
  if (missing.length > 0) {
    console.log(`${tag}: ${missing.join(', ')}`);
  }
}
console.log(`${waiting} strings wait for a translator in ${catalogue.length} languages.`);
process.exitCode = process.argv.includes('--release') && waiting > 0 ? 1 : 0;
