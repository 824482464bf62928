import { fetchOnce } from '../fetchOnce.ts';

/** The components of a menu. */
export type MenuParts = typeof import('./menuParts.ts');

/** Fetches the menus' chunk, once. */
export const loadMenuParts = fetchOnce<MenuParts>(() => import('./menuParts.ts'));
