import { resolve } from 'node:path';

/** A plugin of esbuild. The fields of a form, which the page and the server check alike, need the guards of `src/data`: its index would bring React along. */
export const guardsAlone = {
  name: 'guards-alone',
  setup({ onResolve }) {
    const path = resolve('src/data/transport/guards.ts');
    onResolve({ filter: /\/data\/index\.ts$/ }, () => ({ path }));
  },
};
