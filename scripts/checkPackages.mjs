// Checks what each package publishes, as npm would pack it: its manifest by publint, its types by attw.
import { execFileSync } from 'node:child_process';

/** The entries that are no code, by the folder of the package. */
const withoutTypes = {
  '.': [
    'internal',
    'internal/backends',
    'bell.css',
    'styles.css',
    'tailwind.css',
    'tokens.json',
    'tokens.resolver.json',
  ],
  'packages/cli': [],
  'packages/embed': [],
  'packages/server': [],
  'packages/testing': [],
};
const options = { stdio: 'inherit' };

for (const [folder, entries] of Object.entries(withoutTypes)) {
  execFileSync('npx', ['publint', '--strict', folder], options);
  const excluded = ['--exclude-entrypoints', ...entries, 'package.json'];
  execFileSync('npx', ['attw', '--pack', folder, '--profile', 'esm-only', '--quiet', ...excluded], options);
}
