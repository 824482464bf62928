import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sourceAlias } from './scripts/sourceAlias.mjs';

/** What Storybook and its tests compile with. The package itself is built by vite.lib.config.ts. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { alias: sourceAlias },
});
