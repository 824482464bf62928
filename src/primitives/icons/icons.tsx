import { icon } from './icon.tsx';

export const BellOffIcon = /* @__PURE__ */ icon(
  'BellOffIcon',
  'M8 4.6A6 6 0 0 1 18 9c0 2 .35 3.450.8 4.45M15.5 15.4H4S6 13.8 6 9c0-.5.06-.980.17-1.44M9.9 18.6a2.2 2.2 0 0 0 4.2 0M3 3l18 18',
);
/** A check mark. */
export const CheckIcon = /* @__PURE__ */ icon('CheckIcon', 'm5 12.5 4.5 4.5L19 7.5');
export const DoubleCheckIcon = /* @__PURE__ */ icon(
  'DoubleCheckIcon',
  'm2.8 12.6 4.1 4.1 8.1-9.2M12.4 16l.8.7 8-9.2',
);
/** A gear, for settings. */
export const GearIcon = /* @__PURE__ */ icon(
  'GearIcon',
  'M15.2 12a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM10.3 3.25h3.4l.5 2.5 1.7 1 2.4-.85 1.7 2.95-1.9 1.65v2l1.9 1.65-1.7 2.95-2.4-.85-1.7 1-.5 2.5h-3.4l-.5-2.5-1.7-1-2.4.85L4 14.65l1.9-1.65v-2L4 9.35l1.7-2.95 2.4.85 1.7-1Z',
);
export const SlidersIcon = /* @__PURE__ */ icon(
  'SlidersIcon',
  'M3.5 8h8M17.5 8h3M3.5 16h3M12.5 16h8M17 8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM12 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
);
export const ChevronBackIcon = /* @__PURE__ */ icon('ChevronBackIcon', 'm14.5 5-7 7 7 7', true);
export const ChevronDownIcon = /* @__PURE__ */ icon('ChevronDownIcon', 'm6 9.5 6 6 6-6');
/** Three dots, for a menu. */
export const DotsIcon = /* @__PURE__ */ icon(
  'DotsIcon',
  // Dots by round ends of lines without a length: one element, in every row of a list.
  <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3.4" strokeLinecap="round" />,
);
export const SearchIcon = /* @__PURE__ */ icon(
  'SearchIcon',
  'M17.1 10.8a6.3 6.3 0 1 1-12.6 0 6.3 6.3 0 0 1 12.6 0ZM20 20l-4.6-4.6',
);
export const WarningIcon = /* @__PURE__ */ icon(
  'WarningIcon',
  'M10.9 4.6 3 18.2A1.3 1.3 0 0 0 4.1 20.1h15.8a1.3 1.3 0 0 0 1.1-1.9L13.1 4.6a1.3 1.3 0 0 0-2.2 0ZM12 9.8v4.4M12 17h.01',
);
export const InfoIcon = /* @__PURE__ */ icon(
  'InfoIcon',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.2v5M12 8h.01',
);
export const ErrorCircleIcon = /* @__PURE__ */ icon(
  'ErrorCircleIcon',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.8v5M12 16h.01',
);
export const QuestionIcon = /* @__PURE__ */ icon(
  'QuestionIcon',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.6 9.7a2.4 2.4 0 1 1 3.7 2c-.800.55-1.3 1-1.3 2M12 16.5h.01',
);
export const ArrowUpIcon = /* @__PURE__ */ icon('ArrowUpIcon', 'M12 19V5M6 11l6-6 6 6');
/** An arrow back, for what undoes. */
export const UndoIcon = /* @__PURE__ */ icon('UndoIcon', 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3', true);
export const RefreshIcon = /* @__PURE__ */ icon(
  'RefreshIcon',
  'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
);
export const OfflineIcon = /* @__PURE__ */ icon(
  'OfflineIcon',
  'M3 3l18 18M8.4 13.2a6 6 0 0 1 2.4-1.3M5 9.6a10.6 10.6 0 0 1 2.9-1.9M19 9.6a10.6 10.6 0 0 0-7.7-2.9M15.6 13.2a6 6 0 0 0-.7-.55M12 17.5h.01',
);
/** A cross, for what closes. */
export const CloseIcon = /* @__PURE__ */ icon('CloseIcon', 'm6 6 12 12M18 6 6 18');
export const LockIcon = /* @__PURE__ */ icon('LockIcon', 'M5 11h14v9.5H5ZM8 11V8a4 4 0 0 1 8 0v3');
/** A bin, for what removes. */
export const TrashIcon = /* @__PURE__ */ icon(
  'TrashIcon',
  'M4.5 6.5h15M9.5 6.5v-2a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M6.5 6.5l.8 12.1a2 2 0 0 0 2 1.9h5.4a2 2 0 0 0 2-1.9l.8-12.1M10 10.5v6M14 10.5v6',
);
export const ExternalLinkIcon = /* @__PURE__ */ icon(
  'ExternalLinkIcon',
  'M14 4.5h5.5V10M19.5 4.5 11 13M18 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V7.5A1.5 1.5 0 0 1 6 6h4',
  true,
);
export const PersonIcon = /* @__PURE__ */ icon(
  'PersonIcon',
  'M15.7 8.5a3.7 3.7 0 1 1-7.4 0 3.7 3.7 0 0 1 7.4 0ZM4.8 20a7.3 7.3 0 0 1 14.4 0',
);
export const InboxIcon = /* @__PURE__ */ icon(
  'InboxIcon',
  'M4 13 6.3 6a1.5 1.5 0 0 1 1.4-1h8.6a1.5 1.5 0 0 1 1.4 1L20 13v4.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5V13ZM4 13h4.5l1.3 2.5h4.4l1.3-2.5H20',
);
export const EmailIcon = /* @__PURE__ */ icon(
  'EmailIcon',
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4 7.5l8 5.8 8-5.8',
);
/** A closed envelope with a dot, for what is unread. */
export const UnreadIcon = /* @__PURE__ */ icon(
  'UnreadIcon',
  <>
    <path d="M14.5 5.5h-9a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2v-6M4 7.5l8 5.8 4.3-3.1" />
    <circle cx="19.2" cy="5.8" r="2.8" fill="currentColor" stroke="none" />
  </>,
);
/** Two rows of a list with boxes to tick, for choosing several. */
export const SelectIcon = /* @__PURE__ */ icon(
  'SelectIcon',
  'M3.5 4.5H9V10H3.5ZM3.5 14H9v5.5H3.5ZM13 7.2h7.5M13 16.8h7.5',
);
export const SmsIcon = /* @__PURE__ */ icon(
  'SmsIcon',
  'M9 3h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2ZM11 18h2',
);
export const ChatIcon = /* @__PURE__ */ icon(
  'ChatIcon',
  'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v8.5a1.5 1.5 0 0 1-1.5 1.5H9.5L5 19.5V16a1 1 0 0 1-1-1V6a1.5 1.5 0 0 1 1.5-1.5Z',
);
/** A message on the screen of a phone, for push notifications. */
export const PushIcon = /* @__PURE__ */ icon(
  'PushIcon',
  'M17 12.5V19a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3.5M9.5 18h3M13 3h8v6.5h-8Z',
);
