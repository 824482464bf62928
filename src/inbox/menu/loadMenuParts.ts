/** What a menu is made of. */
export type MenuParts = typeof import('./menuParts.ts');

let loading: Promise<MenuParts> | undefined;

/** Fetches the menus' chunk, once. A failed fetch is forgotten, so that the next try can succeed. */
export function loadMenuParts(): Promise<MenuParts> {
  loading ??= import('./menuParts.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
