/** The looks in which stories are compared and reviewed: values of the toolbar, and the width of the page in CSS pixels. */
export const modes = {
  light: { theme: 'light', viewport: 560 },
  dark: { theme: 'dark', viewport: 560 },
  // In English, since the stories find their buttons by English names; Languages/On the screens shows the languages.
  rtl: { theme: 'light', dir: 'rtl', viewport: 560 },
  phone: { theme: 'light', viewport: 360 },
} as const;
