import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { plantFault } from './scripts/plantFault.ts';
import { sourceAlias } from './scripts/sourceAlias.mjs';

/** What Storybook and its tests compile with. The package itself is built by vite.lib.config.ts. */
export default defineConfig({
  plugins: [plantFault(), react(), vanillaExtractPlugin()],
  resolve: { alias: sourceAlias },
});
