import { useState } from 'react';
import type { LegacyPage } from './host.ts';
import {
  getDefaultTheme,
  NotificationBell,
  NovuProvider,
  PopoverNotificationCenter,
  useNovuTheme,
} from './widget.ts';

function Footer() {
  const { theme, common, colorScheme } = useNovuTheme();
  return (
    <p>
      {colorScheme} {theme.layout?.background} {common.fontFamily}
    </p>
  );
}

function Page() {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const { theme } = getDefaultTheme({ colorScheme: scheme, theme: { dark: { loaderColor: 'hotpink' } } });
  return (
    <>
      <button type="button" onClick={() => setScheme(scheme === 'light' ? 'dark' : 'light')}>
        Change the scheme
      </button>
      <output>
        {scheme}, {theme.loaderColor === 'hotpink' ? 'my colour' : 'its colour'}
      </output>
      <PopoverNotificationCenter
        colorScheme={scheme}
        theme={{
          light: { layout: { background: '#fffaf0' } },
          dark: { layout: { background: '#101010' } },
          common: { fontFamily: 'serif' },
        }}
        footer={() => <Footer />}
      >
        {({ unseenCount }) => (
          <NotificationBell unseenCount={unseenCount} unseenBadgeColor="#f00" colorScheme={scheme} />
        )}
      </PopoverNotificationCenter>
    </>
  );
}

/** A page with a theme that is made anew at each render. */
export const themesPage: LegacyPage = {
  title: 'themes',
  Host: ({ identity }) => (
    <NovuProvider {...identity}>
      <Page />
    </NovuProvider>
  ),
  steps: [
    { says: 'light, its colour' },
    { bell: true },
    { text: 'light #fffaf0 serif' },
    { press: 'Change the scheme' },
    { says: 'dark, my colour' },
  ],
};
