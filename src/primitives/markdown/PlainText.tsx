'use client';
import { forwardRef } from 'react';
import { type ContentProps, RichText } from './RichText.tsx';

/** Props of `PlainText`, the same as those of the other formats; those about links have no effect. */
export interface PlainTextProps extends ContentProps {}

/** Text as it was written, line ends included. Renders a `<div>`. */
export const PlainText = forwardRef<HTMLDivElement, PlainTextProps>(function PlainText(props, ref) {
  return <RichText {...props} ref={ref} data-carillon="plain-text" renderer={null} />;
});
