import { icon } from './icon.tsx';

/** The bell, in a file of its own, since it is the only icon of a page whose inbox is not open. */
export const BellIcon = /* @__PURE__ */ icon(
  'BellIcon',
  'M6 9a6 6 0 0 1 12 0c0 4.8 2 6.4 2 6.4H4S6 13.8 6 9ZM9.9 18.6a2.2 2.2 0 0 0 4.2 0',
);
