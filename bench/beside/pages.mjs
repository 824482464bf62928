// Builds a page with each inbox for production, and serves each from an origin of its own.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { servePages } from '../../scripts/servePages.mjs';

export const names = ['carillon', 'courier', 'knock', 'novu'];
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export async function buildPages() {
  const folder = await mkdtemp(join(tmpdir(), 'carillon-beside-'));
  const addresses = {};
  const servers = [];
  for (const name of names) {
    const outDir = join(folder, name);
    await build({
      configFile: false,
      root: here(`pages/${name}`),
      logLevel: 'error',
      plugins: [react()],
      resolve: {
        alias: [
          { find: 'carillon/styles.css', replacement: here('../../dist/styles.css') },
          { find: 'carillon', replacement: here('../../dist/index.js') },
        ],
        dedupe: ['react', 'react-dom'],
      },
      build: { outDir },
    });
    const server = await servePages((path) => readFile(join(outDir, path)));
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
