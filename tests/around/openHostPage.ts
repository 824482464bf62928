import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { servePages } from '../../scripts/servePages.mjs';

/** A second copy of a library, as a host has it that has another version than carillon. */
export const copies: Plugin = {
  name: 'copies',
  enforce: 'pre',
  async resolveId(source, importer) {
    const isCopy =
      source.endsWith('?copy') || (importer?.endsWith('?copy') && source.startsWith('@radix-ui/'));
    const found = isCopy
      ? await this.resolve(source.replace('?copy', ''), importer?.replace('?copy', ''), { skipSelf: true })
      : null;
    return found && `${found.id}?copy`;
  },
  load: (id) => (id.endsWith('?copy') ? readFile(id.replace('?copy', ''), 'utf8') : null),
};

/** Builds the page of a host with what it may put around a bell, and serves it. */
export async function openHostPage() {
  const folder = await mkdtemp(join(tmpdir(), 'carillon-around-'));
  await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    root: fileURLToPath(new URL('page', import.meta.url)),
    plugins: [copies],
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, minify: false, modulePreload: false, cssCodeSplit: false },
  });
  const { url, close } = await servePages((path) => readFile(join(folder, path)));
  return {
    url: `${url}/index.html`,
    async close() {
      close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
