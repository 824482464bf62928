/** The build inserts styles.css here, with tokens that the page around a shadow root can set. */
const styles = '/* carillon: styles.css */';

/** By document, since a document does not adopt a sheet that was constructed in another one. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Adds the stylesheet that all inboxes of a document share to a shadow root. A strict style policy allows this. */
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
