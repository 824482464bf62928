import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { attributeReaders } from './elementAttributes.ts';
import type { InboxElement, objectProperties } from './InboxElement.tsx';
import type { InboxEventDetails, InboxOptions } from './InboxOptions.ts';

/** The events of `<carillon-inbox>`, with the `detail` that `InboxEventDetails` documents. */
export type InboxElementEvents = {
  [Name in keyof InboxEventDetails as `carillon-${Name}`]: CustomEvent<InboxEventDetails[Name]>;
};

/**
 * What markup may give `<carillon-inbox>`: its properties, numbers and switches also as text, and the callbacks `oncarillon-…` of
 * React 19 and Svelte 5. For the declarations of your framework.
 */
export type InboxElementProps = {
  [Name in keyof typeof attributeReaders]?:
    | InboxOptions[Name]
    | `${Extract<InboxOptions[Name], number | boolean>}`;
} & Partial<Pick<InboxOptions, (typeof objectProperties)[number]>> & {
    [Name in keyof InboxElementEvents as `on${Name}`]?:
      | ((event: InboxElementEvents[Name]) => void)
      | undefined;
  };

type Properties = Pick<InboxOptions, keyof typeof attributeReaders | (typeof objectProperties)[number]>;
type ReactProps = DetailedHTMLProps<HTMLAttributes<InboxElement>, InboxElement>;

declare global {
  // They bubble, so every element may listen.
  interface HTMLElementEventMap extends InboxElementEvents {}
  interface HTMLElementTagNameMap {
    'carillon-inbox': InboxElement & Partial<Properties>;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'carillon-inbox': Omit<ReactProps, keyof InboxElementProps> & InboxElementProps;
    }
  }
}
