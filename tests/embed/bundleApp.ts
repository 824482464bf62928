import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Site } from './openSite.ts';

/**
 * Bundles an app of `tests/embed/apps` with the built carillon and React, as a host in development does, and serves it. Returns the addresses
 * of its script and its styles. Each call makes another bundle, whose modules no other one has.
 */
export async function bundleApp(site: Site, name: string): Promise<{ script: string; style: string }> {
  const { outputFiles } = await build({
    entryPoints: { app: fileURLToPath(new URL(`apps/${name}`, import.meta.url)) },
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: '/',
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    // Without the paths of tsconfig.json `carillon` is the built package, by its own name.
    tsconfigRaw: {},
    logLevel: 'error',
  });
  const folder = site.folder(
    new Map(outputFiles.map(({ path, text }) => [path.slice(resolve('/').length), text])),
  );
  return { script: `${folder}app.js`, style: `${folder}app.css` };
}
