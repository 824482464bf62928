// Puts the declarations of the package into a file for each entry point, and a few for what these share. Nobody imports the others.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

/** Writes into `to` what the exports of the manifest in `folder` lead to, out of a declaration for each source in `from`. */
export async function rollDeclarations(from, to, folder = '.') {
  const { exports: entries } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = Object.values(entries).flatMap(({ types }) =>
    types ? filesOf(relative(to, join(folder, types)), from) : [],
  );
  const bundle = await rolldown({
    input: Object.fromEntries(files.map((file) => [file.replace(/\.d\.ts$/, ''), resolve(from, file)])),
    // Other packages, and stylesheets, which have no types.
    external: (id) => !/^[./]/.test(id) || /\.css(\.js)?$/.test(id),
    // No comments that name files of the build.
    experimental: { attachDebugInfo: 'none' },
    plugins: [dts({ dtsInput: true, tsconfig: false })],
  });
  await bundle.write({
    dir: to,
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'types/[name].d.ts',
    // Editors show the names of imports.
    minifyInternalExports: false,
  });
  await bundle.close();
  // What the bundler would need to run them, which nothing imports.
  rmSync(join(to, 'types/rolldown-runtime.d.ts'), { force: true });
}

/** What an address of the manifest stands for; a star stands for one name. */
function filesOf(types, folder) {
  const [before, after] = types.split('*');
  return after === undefined
    ? [types]
    : readdirSync(join(folder, before))
        .map((name) => before + name + after)
        .filter((file) => existsSync(join(folder, file)));
}
