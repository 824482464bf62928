/**
 * What the buttons of the tools do. `mockControls` of `carillon-testing` and `platformControls` make them; a button without its function is
 * not drawn.
 */
export interface DevtoolsControls {
  /** Sends the reader a message. */
  readonly sendMessage?: (() => unknown) | undefined;
  /** Breaks the line, and returns the function that mends it. */
  readonly breakLine?: (() => () => void) | undefined;
  /** Makes calls fail, and returns the function that ends it. */
  readonly failCalls?: (() => () => void) | undefined;
}
