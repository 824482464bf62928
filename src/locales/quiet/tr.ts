import type { QuietLanguage } from '../quietStrings.ts';

/** Turkish. */
export const strings: QuietLanguage<'one' | 'other'> = {
  pauseNotifications: 'Bildirimleri duraklat',
  forAnHour: 'Bir saatliğine',
  untilTomorrow: 'Yarına kadar',
  untilResumed: 'Ben açana kadar',
  resumeNotifications: 'Bildirimleri sürdür',
  paused: 'duraklatıldı',
  pausedUntil: '{time} saatine kadar duraklatıldı',
  newWhilePaused: {
    one: 'Duraklatma sırasında {count} yeni mesaj',
    other: 'Duraklatma sırasında {count} yeni mesaj',
  },

  quietHours: 'Sessiz saatler',
  quietHoursHint: 'Bu saatlerde yalnızca kritik mesajlar dikkatinizi çeker.',
  addQuietHours: 'Sessiz saat ekle',
  quietDays: 'Günler',
  quietFrom: 'Başlangıç',
  quietTo: 'Bitiş',
  timeZone: 'Saat dilimi',
};
