// What Vite makes of the app in the README, in the chunks that it writes for a host: see `app` in bench/budgets.json.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

const main = `
import { createRoot } from 'react-dom/client';
import App from 'virtual:app.tsx';
createRoot(document.getElementById('root')).render(<App />);`;

let built;

/** The chunks of the app, by production settings of Vite. React is left out: a host has it anyway. */
export function chunksOfApp() {
  built ??= buildApp();
  return built;
}

/**
 * The chunks that a page has loaded: the first, those that hold a module of `lazy` (or all), and all that these import statically.
 * Fails where a part of `lazy` is in no chunk but the first, since the sum would then leave it out.
 */
export function loadedChunks(chunks, { lazy = [], allLazy = false, except = [] }) {
  const holds = (chunk) => (part) => chunk.moduleIds.some((id) => id.includes(part));
  const missing = lazy.filter((part) => !chunks.some((chunk) => !chunk.isEntry && holds(chunk)(part)));
  if (missing.length > 0) {
    throw new Error(`Nothing of the app is loaded late as ${missing}. Correct bench/budgets.json.`);
  }
  const isWanted = (chunk) =>
    lazy.some(holds(chunk)) || (allLazy && chunk.isDynamicEntry && !except.some(holds(chunk)));
  const loaded = new Set();
  const load = (chunk) => {
    if (chunk !== undefined && !loaded.has(chunk)) {
      loaded.add(chunk);
      for (const name of chunk.imports) {
        load(chunks.find(({ fileName }) => fileName === name));
      }
    }
  };
  for (const chunk of chunks) {
    if (chunk.isEntry || isWanted(chunk)) {
      load(chunk);
    }
  }
  return [...loaded];
}

async function buildApp() {
  const app = /^```tsx\n([^`]*export default function App[^`]*)^```/m.exec(readFileSync('README.md', 'utf8'));
  if (app === null) {
    throw new Error('The README has no app to measure.');
  }
  const modules = { 'virtual:main.tsx': main, 'virtual:app.tsx': app[1] };
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'app-of-the-readme',
        enforce: 'pre',
        resolveId(id) {
          if (id in modules) {
            return `\0${id}`;
          }
          const files = { carillon: 'dist/index.js', 'carillon/styles.css': 'dist/styles.css' };
          return id in files ? resolve(files[id]) : null;
        },
        load: (id) => modules[id.slice(1)] ?? null,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'virtual:main.tsx',
        external: (id) => /^(react|react-dom)($|\/)/.test(id),
      },
    },
  });
  return output.filter(({ type }) => type === 'chunk');
}
