import { icon } from './icon.tsx';

const solid = { fill: 'currentColor', stroke: 'none' };

export const BellOffIcon = /* @__PURE__ */ icon(
  'BellOffIcon',
  <path d="M8 4.6A6 6 0 0 1 18 9c0 2 .35 3.450.8 4.45M15.5 15.4H4S6 13.8 6 9c0-.5.06-.980.17-1.44M9.9 18.6a2.2 2.2 0 0 0 4.2 0M3 3l18 18" />,
);
/** A check mark. */
export const CheckIcon = /* @__PURE__ */ icon('CheckIcon', <path d="m5 12.5 4.5 4.5L19 7.5" />);
export const DoubleCheckIcon = /* @__PURE__ */ icon(
  'DoubleCheckIcon',
  <path d="m2.8 12.6 4.1 4.1 8.1-9.2M12.4 16l.8.7 8-9.2" />,
);
/** A gear, for settings. */
export const GearIcon = /* @__PURE__ */ icon(
  'GearIcon',
  <>
    <circle cx="12" cy="12" r="3.2" />
    <path
      d="M10.3 3h3.4l.5 2.5 1.7 1 2.4-.85 1.7 2.95-1.9 1.65v2l1.9 1.65-1.7 2.95-2.4-.85-1.7 1-.5 2.5h-3.4l-.5-2.5-1.7-1-2.400.85L4 14.4l1.9-1.65v-2L4 9.1l1.7-2.95 2.400.85 1.7-1L10.3 3Z"
      transform="translate(0 .25)"
    />
  </>,
);
export const SlidersIcon = /* @__PURE__ */ icon(
  'SlidersIcon',
  <>
    <path d="M3.5 8h8M17.5 8h3M3.5 16h3M12.5 16h8" />
    <circle cx="14.5" cy="8" r="2.5" />
    <circle cx="9.5" cy="16" r="2.5" />
  </>,
);
export const ChevronBackIcon = /* @__PURE__ */ icon('ChevronBackIcon', <path d="m14.5 5-7 7 7 7" />, true);
export const ChevronDownIcon = /* @__PURE__ */ icon('ChevronDownIcon', <path d="m6 9.5 6 6 6-6" />);
/** Three dots, for a menu. */
export const DotsIcon = /* @__PURE__ */ icon(
  'DotsIcon',
  // Dots by round ends of lines without a length: one element, in every row of a list.
  <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3.4" strokeLinecap="round" />,
);
export const SearchIcon = /* @__PURE__ */ icon(
  'SearchIcon',
  <>
    <circle cx="10.8" cy="10.8" r="6.3" />
    <path d="m20 20-4.6-4.6" />
  </>,
);
export const WarningIcon = /* @__PURE__ */ icon(
  'WarningIcon',
  <>
    <path d="M10.9 4.6 3 18.2A1.3 1.3 0 0 0 4.1 20.1h15.8a1.3 1.3 0 0 0 1.1-1.9L13.1 4.6a1.3 1.3 0 0 0-2.2 0ZM12 9.8v4.4" />
    <circle cx="12" cy="17" r="1" {...solid} />
  </>,
);
export const InfoIcon = /* @__PURE__ */ icon(
  'InfoIcon',
  <>
    <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.2v5" />
    <circle cx="12" cy="8" r="1" {...solid} />
  </>,
);
export const ErrorCircleIcon = /* @__PURE__ */ icon(
  'ErrorCircleIcon',
  <>
    <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.8v5" />
    <circle cx="12" cy="16" r="1" {...solid} />
  </>,
);
export const QuestionIcon = /* @__PURE__ */ icon(
  'QuestionIcon',
  <>
    <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.6 9.7a2.4 2.4 0 1 1 3.7 2c-.800.55-1.3 1-1.3 2" />
    <circle cx="12" cy="16.5" r="1" {...solid} />
  </>,
);
export const ArrowUpIcon = /* @__PURE__ */ icon('ArrowUpIcon', <path d="M12 19V5M6 11l6-6 6 6" />);
/** An arrow back, for what undoes. */
export const UndoIcon = /* @__PURE__ */ icon(
  'UndoIcon',
  <path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3" />,
  true,
);
export const RefreshIcon = /* @__PURE__ */ icon(
  'RefreshIcon',
  <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15" />,
);
export const OfflineIcon = /* @__PURE__ */ icon(
  'OfflineIcon',
  <>
    <path d="M3 3l18 18M8.4 13.2a6 6 0 0 1 2.4-1.3M5 9.6a10.6 10.6 0 0 1 2.9-1.9M19 9.6a10.6 10.6 0 0 0-7.7-2.9M15.6 13.2a6 6 0 0 0-.7-.55" />
    <circle cx="12" cy="17.5" r="1" {...solid} />
  </>,
);
/** A cross, for what closes. */
export const CloseIcon = /* @__PURE__ */ icon('CloseIcon', <path d="m6 6 12 12M18 6 6 18" />);
export const LockIcon = /* @__PURE__ */ icon(
  'LockIcon',
  <>
    <rect x="5" y="11" width="14" height="9.5" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </>,
);
/** A bin, for what removes. */
export const TrashIcon = /* @__PURE__ */ icon(
  'TrashIcon',
  <path d="M4.5 6.5h15M9.5 6.5v-2a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M6.5 6.5l.8 12.1a2 2 0 0 0 2 1.9h5.4a2 2 0 0 0 2-1.9l.8-12.1M10 10.5v6M14 10.5v6" />,
);
export const ExternalLinkIcon = /* @__PURE__ */ icon(
  'ExternalLinkIcon',
  <path d="M14 4.5h5.5V10M19.5 4.5 11 13M18 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V7.5A1.5 1.5 0 0 1 6 6h4" />,
  true,
);
export const PersonIcon = /* @__PURE__ */ icon(
  'PersonIcon',
  <>
    <circle cx="12" cy="8.5" r="3.7" />
    <path d="M4.8 20a7.3 7.3 0 0 1 14.4 0" />
  </>,
);
export const InboxIcon = /* @__PURE__ */ icon(
  'InboxIcon',
  <path d="M4 13 6.3 6a1.5 1.5 0 0 1 1.4-1h8.6a1.5 1.5 0 0 1 1.4 1L20 13v4.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5V13ZM4 13h4.5l1.3 2.5h4.4l1.3-2.5H20" />,
);
export const EmailIcon = /* @__PURE__ */ icon(
  'EmailIcon',
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="m4 7.5 8 5.8 8-5.8" />
  </>,
);
/** A closed envelope with a dot, for what is unread. */
export const UnreadIcon = /* @__PURE__ */ icon(
  'UnreadIcon',
  <>
    <path d="M14.5 5.5h-9a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2v-6M4 7.5l8 5.8 4.3-3.1" />
    <circle cx="19.2" cy="5.8" r="2.8" {...solid} />
  </>,
);
/** Two rows of a list with boxes to tick, for choosing several. */
export const SelectIcon = /* @__PURE__ */ icon(
  'SelectIcon',
  <>
    <rect x="3.5" y="4.5" width="5.5" height="5.5" rx="1.5" />
    <rect x="3.5" y="14" width="5.5" height="5.5" rx="1.5" />
    <path d="M13 7.2h7.5M13 16.8h7.5" />
  </>,
);
export const SmsIcon = /* @__PURE__ */ icon(
  'SmsIcon',
  <>
    <rect x="7" y="3" width="10" height="18" rx="2" />
    <path d="M11 18h2" />
  </>,
);
export const ChatIcon = /* @__PURE__ */ icon(
  'ChatIcon',
  <path d="M5.5 4.5h13A1.5 1.5 0 0 1 20 6v8.5a1.5 1.5 0 0 1-1.5 1.5H9.5L5 19.5V16a1 1 0 0 1-1-1V6a1.5 1.5 0 0 1 1.5-1.5Z" />,
);
/** A message on the screen of a phone, for push notifications. */
export const PushIcon = /* @__PURE__ */ icon(
  'PushIcon',
  <>
    <path d="M17 12.5V19a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3.5M9.5 18h3" />
    <rect x="13" y="3" width="8" height="6.5" rx="2" />
  </>,
);
