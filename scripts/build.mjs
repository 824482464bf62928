// Builds the package: a file for each module, and a few for all that is loaded late, one stylesheet, declarations by entry point. Then those
// beside it that are made of the same sources, with the scripts for pages without a build.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, divideStyles } from './divideStyles.mjs';
import { featureNames } from './featureNames.mjs';
import { joinLateFiles, withoutIndentation } from './lateFiles.mjs';
import { copyDeclarations, packages } from './packages.mjs';
import { rollDeclarations } from './rollDeclarations.mjs';
import { withJsExtensions } from './withJsExtensions.mjs';

/** A declaration for each source: what API reports read, and what the packages beside this one are made of. */
const declared = '.cache/types';
const run = (program, ...parameters) =>
  execFileSync(join('node_modules/.bin', program), parameters, { stdio: 'inherit' });

rmSync(declared, { recursive: true, force: true });
for (const folder of ['.', ...Object.values(packages).map((one) => one.folder)]) {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
}
run('vite', 'build', '--config', 'vite.lib.config.ts', '--logLevel', 'warn');
await joinLateFiles('dist');
writeStylesOfBell('dist');
for (const mode of ['inbox', 'frame']) {
  run('vite', 'build', '--config', 'vite.embed.config.ts', '--mode', mode, '--logLevel', 'error');
}
// What the scripts for pages without a build were made of.
rmSync('dist/embed', { recursive: true });
for (const mode of Object.keys(packages)) {
  run('vite', 'build', '--config', 'vite.packages.config.ts', '--mode', mode, '--logLevel', 'warn');
}
for (const name of readdirSync('packages/testing/dist', { recursive: true })) {
  if (name.endsWith('.js')) {
    const file = join('packages/testing/dist', name);
    writeFileSync(file, withoutIndentation(readFileSync(file, 'utf8')));
  }
}
run('tsc', '--project', 'tsconfig.build.json', '--singleThreaded');
withJsExtensions(declared);
// So that importing the styles is no type error, in a host whose compiler knows no bundler.
writeFileSync(join(declared, 'styles.css.d.ts'), 'export {};\n');
// One for all languages: every one of them has the form `other`, and a host only hands its strings on.
writeFileSync(
  join(declared, 'locales/language.d.ts'),
  `import type { Language } from './strings.js';
/** The strings of a bundled language. What is left out stands in English. */
export declare const strings: Language<'other'>;
`,
);
writeFileSync(join(declared, 'locales/features.d.ts'), featureNames.map(declarationOf).join(''));
for (const one of Object.values(packages)) {
  copyDeclarations(declared, one);
}
await rollDeclarations(declared, 'dist');
execFileSync('node', ['packages/server/build.mjs'], { stdio: 'inherit' });

/** The rules that a page with a bell needs before its panel, for hosts that load the whole stylesheet with that. */
function writeStylesOfBell(dist) {
  const first = codeOf(dist, ['inbox/InboxPopover.js', 'features/InboxProvider.js']);
  const { rules } = divideStyles(readFileSync(join(dist, 'styles.css'), 'utf8'), [...first.values()].join());
  const own = rules.flatMap(([isOfBell, rule]) => (isOfBell ? rule : []));
  writeFileSync(join(dist, 'bell.css'), own.join(''));
}

/** `places` are the `PlaceStrings` of `placeStrings.ts`, and so on. */
function declarationOf(feature) {
  const file = `${feature.replace(/s$/, '')}Strings`;
  const type = `${file[0].toUpperCase()}${file.slice(1)}`;
  return `import type { ${type} } from './${file}.js';
/** The strings of this feature in a bundled language. What is left out stands in English. */
export declare const ${feature}: ${type};
`;
}
