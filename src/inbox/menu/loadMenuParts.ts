import { late } from '../../base/index.ts';

/** The components of a menu. */
export type MenuParts = typeof import('./menuParts.ts');

/** Fetches the menus' chunk, once. */
export const loadMenuParts = late<MenuParts>(() => import('./menuParts.ts'));
