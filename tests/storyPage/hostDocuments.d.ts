// Neither has types that TypeScript finds: of each what the test of names uses.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document };
  }
}

declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string;
}
