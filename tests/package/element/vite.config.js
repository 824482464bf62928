import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'carillon-inbox' } } }),
    svelte(),
  ],
  // For packages that carillon uses.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
});
