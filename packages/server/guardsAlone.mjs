import { resolve } from 'node:path';

/** What of `src/data` the fields of a form need, which the page and the server check alike. */
const contents = `
  export * from './transport/guards.ts';
  export * from './model/choicesOf.ts';
`;

/** A plugin of esbuild. Takes these in place of the index of `src/data`, which would bring React along. */
export const guardsAlone = {
  name: 'guards-alone',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/data\/index\.ts$/ }, ({ path }) => ({ path, namespace: 'guards' }));
    onLoad({ filter: /./, namespace: 'guards' }, () => ({
      contents,
      loader: 'ts',
      resolveDir: resolve('src/data'),
    }));
  },
};
