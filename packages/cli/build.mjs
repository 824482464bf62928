// Builds the command into dist: its own code with the local platform's, the host page, and the notices of what came along. What has
// binaries or is large stays a dependency. After `npm run build` in the root, whose package the host page is made of.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const page = join(here, '../../demo/host/dist');
if (!existsSync(join(page, 'index.html'))) {
  throw new Error(
    'The host page is not built, so the command would have none to serve. Run `npm run build` and `npx vite build --config demo/host/vite.config.ts` in the root.',
  );
}
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
const outdir = join(here, 'dist');

rmSync(outdir, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: ['src/main.ts'],
  outdir,
  bundle: true,
  splitting: true,
  metafile: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
  chunkNames: '[name]-[hash]',
  // Loaded by `pg` only where somebody has installed it.
  external: [...Object.keys(dependencies), 'pg-native', 'bufferutil', 'utf-8-validate'],
  // CommonJS packages require modules of Node.
  banner: {
    js: "import { createRequire as carillonRequire } from 'node:module'; const require = carillonRequire(import.meta.url);",
  },
});
cpSync(page, join(outdir, 'host'), { recursive: true });
// What `init` writes into an app.
cpSync(join(here, '../server/migrations'), join(outdir, 'migrations'), { recursive: true });
const root = join(here, '../..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const inPage = withDependencies(['react', 'react-dom', ...Object.keys(manifest.dependencies)]);
writeFileSync(
  join(outdir, 'THIRD-PARTY.txt'),
  notices([...Object.keys(metafile.inputs).map(packageOf), ...inPage]),
);

/** The folder of the package that an input belongs to, if it is not our own. */
function packageOf(input) {
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? [];
  return folder === undefined ? undefined : resolve(here, folder);
}

/** The folders of packages and of all that they depend on: the host page is made of them. */
function withDependencies(names, found = new Set()) {
  for (const name of names) {
    const folder = join(root, 'node_modules', name);
    if (!found.has(folder) && existsSync(folder)) {
      found.add(folder);
      const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      withDependencies(Object.keys(dependencies), found);
    }
  }
  return found;
}

/** The licence of each package in these folders, once. */
function notices(folders) {
  const texts = [...new Set(folders)].filter(Boolean).map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    const text = file === undefined ? `Licence: ${license}` : readFileSync(join(folder, file), 'utf8');
    return `${name} ${version}\n\n${text.trim()}\n`;
  });
  return texts.sort().join(`\n${'-'.repeat(80)}\n\n`);
}
