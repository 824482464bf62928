// What esbuild makes of some code of a host, for `npm run size`. It cuts by files, and takes a namespace as a whole.
import { resolve } from 'node:path';
import { build } from 'esbuild';

/** The chunks, by production settings. React is left out, as in scripts/sizeOfApp.mjs. */
export async function esbuildChunks(code) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: '.' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: '.',
    write: false,
    metafile: true,
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Without the paths of tsconfig.json `carillon` is the built package, by its own name.
    tsconfigRaw: {},
    logLevel: 'error',
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  return Object.entries(metafile.outputs).map(([fileName, { entryPoint, imports, inputs }]) => ({
    fileName,
    code: texts.get(resolve(fileName)),
    moduleIds: Object.keys(inputs),
    isEntry: entryPoint === '<stdin>',
    isDynamicEntry: entryPoint !== undefined && entryPoint !== '<stdin>',
    imports: imports.flatMap(({ kind, path }) => (kind === 'import-statement' ? [path] : [])),
  }));
}
