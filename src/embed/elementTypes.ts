import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AttributeName } from './elementAttributes.ts';
import type { InboxElement, ObjectProperty } from './InboxElement.tsx';
import type { InboxEventDetails, InboxOptions } from './InboxOptions.ts';

/** The events of `<carillon-inbox>`, with the `detail` that `InboxEventDetails` documents. */
export type InboxElementEvents = {
  [Name in keyof InboxEventDetails as `carillon-${Name}`]: CustomEvent<InboxEventDetails[Name]>;
};

type PropertyOf<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<PropertyOf<Tail>>}`
  : Name;

type Option = PropertyOf<AttributeName> | ObjectProperty;

/** The properties of `<carillon-inbox>`. */
export type InboxElementOptions = Partial<Pick<InboxOptions, Option>>;

/** Markup may give a number or a switch as text. */
type Written<Value> = Value | (Value extends number | boolean ? `${Value}` : never);

/**
 * What markup may give `<carillon-inbox>`: options as properties (`undoMs`) or as attributes (`undo-ms`), and the callbacks
 * `oncarillon-…` of React 19 and Svelte 5. For the declarations of your framework.
 */
export type InboxElementProps = {
  [Name in Option]?: Written<InboxOptions[Name]>;
} & {
  [Name in AttributeName]?: Written<InboxOptions[PropertyOf<Name>]>;
} & {
  [Name in keyof InboxElementEvents as `on${Name}`]?: ((event: InboxElementEvents[Name]) => void) | undefined;
};

type ReactProps = DetailedHTMLProps<HTMLAttributes<InboxElement>, InboxElement>;

declare global {
  // They bubble, so every element may listen.
  interface HTMLElementEventMap extends InboxElementEvents {}
  interface HTMLElementTagNameMap {
    'carillon-inbox': InboxElement & InboxElementOptions;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'carillon-inbox': Omit<ReactProps, keyof InboxElementProps> & InboxElementProps;
    }
  }
}
