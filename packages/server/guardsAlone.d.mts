import type { Plugin } from 'esbuild';

export const guardsAlone: Plugin;
