import { icon } from './icon.tsx';

/** A box, for what is put away. */
export const ArchiveIcon = /* @__PURE__ */ icon(
  'ArchiveIcon',
  'M3.5 5h17v4h-17V5ZM5 9v9a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 18V9M10 13h4',
);

/** A clock, for what is put off. */
export const ClockIcon = /* @__PURE__ */ icon(
  'ClockIcon',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
);
