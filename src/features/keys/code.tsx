import type { FeatureCode } from '../../inbox/features/Feature.ts';
import { Keys } from './Keys.tsx';
import type { KeysOptions } from './KeysOptions.ts';

export function keysCode(options: KeysOptions): FeatureCode {
  return {
    start: (_context, add) => void add({ besideList: ({ list }) => <Keys list={list} options={options} /> }),
  };
}
