import { classPage } from './ClassPage.tsx';
import { clearPage } from './ClearPage.tsx';
import { drawerPage } from './DrawerPage.tsx';
import { effectsPage } from './EffectsPage.tsx';
import type { LegacyPage } from './host.ts';
import { languagePage } from './LanguagePage.tsx';
import { libraryBellPage } from './LibraryBellPage.tsx';
import { ownRowsPage } from './OwnRowsPage.tsx';
import { preferencesPage } from './PreferencesPage.tsx';
import { routerPage } from './RouterPage.tsx';
import { tabsPage } from './TabsPage.tsx';
import { themesPage } from './ThemesPage.tsx';
import { toastsPage } from './ToastsPage.tsx';

/** Twelve pages as people wrote them for the legacy widget. */
export const pages = {
  effects: effectsPage,
  drawer: drawerPage,
  ownRows: ownRowsPage,
  toasts: toastsPage,
  tabs: tabsPage,
  themes: themesPage,
  language: languagePage,
  libraryBell: libraryBellPage,
  preferences: preferencesPage,
  clear: clearPage,
  router: routerPage,
  classes: classPage,
} as const satisfies Record<string, LegacyPage>;
