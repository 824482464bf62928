/** The build writes styles.css in here, with tokens that the page around a shadow root can set. */
const styles = '/* carillon: styles.css */';

let sheet: CSSStyleSheet | undefined;

/** Gives a shadow root the one stylesheet that all inboxes of the page share. A strict style policy allows it. */
export function adoptStyles(root: ShadowRoot): void {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}
