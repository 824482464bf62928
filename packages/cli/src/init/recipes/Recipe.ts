/** A file that the app does not have yet, as a path from its folder, with slashes. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** A change of a file that the app may have. */
export interface Edit {
  readonly path: string;
  /** The text with the change, the same text where it has it already, or undefined where the place for it is not found. */
  by(text: string): string | undefined;
  /** What the developer does where the place is not found. */
  readonly byHand: string;
}

/** What is written into an app of one framework. */
export interface Recipe {
  readonly files: readonly NewFile[];
  readonly edits: readonly Edit[];
  /** The packages that the files import, each perhaps with its range. */
  readonly packages: readonly string[];
  /** The script or program that starts the app for development. */
  readonly start: { readonly script: string } | { readonly command: string };
  /** Whether the app has a page with the bell. */
  readonly hasBell: boolean;
  /** What the developer still does, as sentences. */
  readonly left: readonly string[];
}
