import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const built = (file: string) => fileURLToPath(new URL(`../../dist/${file}`, import.meta.url));

/** In this repository the page takes the built package; an app of yours has it from npm, and needs no aliases. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^carillon$/, replacement: built('index.js') },
      { find: /^carillon\/backends$/, replacement: built('backends.js') },
      { find: /^carillon\/styles\.css$/, replacement: built('styles.css') },
    ],
  },
});
