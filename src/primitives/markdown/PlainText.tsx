'use client';
import { forwardRef } from 'react';
import { type ContentProps, RichText } from './RichText.tsx';

export type { ContentProps as PlainTextProps } from './RichText.tsx';

/** Text as it was written, line ends included. Renders a `<p>`. */
export const PlainText = forwardRef<HTMLDivElement, ContentProps>(function PlainText(props, ref) {
  return <RichText {...props} ref={ref} name="plain-text" />;
});
