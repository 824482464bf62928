import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const built = (file: string) => fileURLToPath(new URL(`../../dist/${file}`, import.meta.url));

/** Builds the host page against the built package, as any host would that installed it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^carillon$/, replacement: built('index.js') },
      { find: /^carillon\/data$/, replacement: built('data.js') },
      { find: /^carillon\/backends$/, replacement: built('backends.js') },
      { find: /^carillon\/styles\.css$/, replacement: built('styles.css') },
    ],
  },
  build: { outDir: 'dist', emptyOutDir: true },
});
