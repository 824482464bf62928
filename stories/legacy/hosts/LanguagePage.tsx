import { useState } from 'react';
import type { LegacyPage } from './host.ts';
import { NotificationBell, NovuProvider, PopoverNotificationCenter, useTranslations } from './widget.ts';

const own = { lang: 'de', translations: { notifications: 'Neuigkeiten', markAllAsRead: 'Alles gelesen' } };

function Words() {
  const { t, lang } = useTranslations();
  return (
    <output>
      {lang}: {t('notifications')}, {t('markAllAsRead')}
    </output>
  );
}

/** A page that changes its language. */
export const languagePage: LegacyPage = {
  title: 'languages',
  Host: function Host({ identity }) {
    const [german, setGerman] = useState(false);
    return (
      <NovuProvider {...identity} i18n={german ? own : 'en'}>
        <Words />
        <button type="button" onClick={() => setGerman(!german)}>
          Another language
        </button>
        <PopoverNotificationCenter colorScheme="light">
          {({ unseenCount }) => <NotificationBell unseenCount={unseenCount} />}
        </PopoverNotificationCenter>
      </NovuProvider>
    );
  },
  steps: [
    { says: 'en: Notifications, Mark all as read' },
    { press: 'Another language' },
    { says: 'de: Neuigkeiten, Alles gelesen' },
  ],
};
