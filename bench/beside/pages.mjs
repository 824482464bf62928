// Builds a page with each inbox for production, and serves each from an origin of its own, compressed with Brotli.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { servePages } from '../../scripts/servePages.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export async function buildPages(names) {
  const folder = await mkdtemp(join(tmpdir(), 'carillon-beside-'));
  const addresses = {};
  const servers = [];
  for (const name of names) {
    const outDir = join(folder, name);
    await build({
      configFile: false,
      root: here('pages'),
      logLevel: 'error',
      plugins: [react()],
      resolve: {
        alias: [
          { find: '/main.jsx', replacement: here(`pages/${name}/main.jsx`) },
          { find: 'carillon/styles.css', replacement: here('../../dist/styles.css') },
          { find: 'carillon', replacement: here('../../dist/index.js') },
        ],
        dedupe: ['react', 'react-dom'],
      },
      build: { outDir },
    });
    await compress(outDir);
    const server = await servePages((path) => readFile(join(outDir, path)), undefined, 'br');
    servers.push(server);
    addresses[name] = `${server.url}/index.html`;
  }
  return {
    addresses,
    async close() {
      for (const server of servers) {
        server.close();
      }
      await rm(folder, { recursive: true });
    },
  };
}

/** In place and before the first visit: no visit waits for it. */
async function compress(folder) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) {
      const file = join(entry.parentPath, entry.name);
      await writeFile(file, brotliCompressSync(await readFile(file)));
    }
  }
}
