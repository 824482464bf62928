import { InboxPopover, InboxProvider } from 'carillon';
import { channels } from 'carillon/platform-constants';
import 'carillon/styles.css';

export const used = [InboxProvider, InboxPopover, channels];
