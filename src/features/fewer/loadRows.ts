import { late } from '../../base/index.ts';

/** Needed once a list is on screen, or where something is to be turned on again. */
export const loadRows = late(() => import('./rowParts.ts'));
