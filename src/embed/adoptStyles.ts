/** The build writes styles.css in here, with tokens that the page around a shadow root can set. */
const styles = '/* carillon: styles.css */';

/** A document takes no sheet that another one constructed. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Gives a shadow root the one stylesheet that all inboxes of its document share. A strict style policy allows it. */
export function adoptStyles(root: ShadowRoot): void {
  const { defaultView: view } = root.ownerDocument;
  let sheet = sheets.get(root.ownerDocument);
  if (sheet === undefined && view !== null) {
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.set(root.ownerDocument, sheet);
  }
  if (sheet !== undefined && !root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}
