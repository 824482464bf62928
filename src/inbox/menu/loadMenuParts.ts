import { fetchOnce } from '../fetchOnce.ts';

/** What a menu is made of. */
export type MenuParts = typeof import('./menuParts.ts');

/** Fetches the menus' chunk, once. */
export const loadMenuParts = fetchOnce<MenuParts>(() => import('./menuParts.ts'));
