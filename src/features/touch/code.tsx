import type { FeatureCode } from '../../inbox/features/Feature.ts';
import { ListTouch } from './ListTouch.tsx';
import type { TouchOptions } from './TouchOptions.ts';

export function touchCode(options: TouchOptions): FeatureCode {
  return {
    start: (_context, add) => void add({ inList: (context) => <ListTouch {...context} options={options} /> }),
  };
}
