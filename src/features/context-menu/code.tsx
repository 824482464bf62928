import type { FeatureCode } from '../../inbox/features/Feature.ts';
import { RowMenus } from './RowMenus.tsx';

export const start: FeatureCode['start'] = (_context, add) =>
  void add({ besideList: ({ list }) => <RowMenus list={list} /> });
