/** The formats of content: CommonMark, plain text, or the HTML of old templates. */
export const contentFormats = ['markdown', 'text', 'html'] as const;

/** One of `contentFormats`. */
export type ContentFormat = (typeof contentFormats)[number];
