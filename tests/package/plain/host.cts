import { type CustomLanguage, InboxPopover, InboxProvider } from 'carillon';
import { lists, places } from 'carillon/locales/features/de';
import { channels } from 'carillon/platform-constants';
import 'carillon/styles.css';

const german: CustomLanguage = { lang: 'de', translations: { ...places, ...lists } };

export const used = [InboxProvider, InboxPopover, channels, german];
