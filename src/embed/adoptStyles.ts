/**
 * The build inserts styles.css here, with tokens that the page around a shadow root can set. The scripts for pages without a build
 * have only a bell's styles here (scripts/lateStyles.ts).
 */
let styles = '/* carillon: styles.css */';

/** Where one part of divided styles has a gap that the other fills. */
export const seam = '/**/';

/** By document, since a document does not adopt a sheet that was constructed in another one. */
const sheets = new WeakMap<Document, CSSStyleSheet>();
const made: WeakRef<CSSStyleSheet>[] = [];

/** Adds the stylesheet that all inboxes of a document share to a shadow root. A strict style policy allows this. */
export function adoptStyles(root: ShadowRoot): void {
  const { defaultView: view } = root.ownerDocument;
  let sheet = sheets.get(root.ownerDocument);
  if (sheet === undefined && view !== null) {
    sheet = new view.CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.set(root.ownerDocument, sheet);
    made.push(new WeakRef(sheet));
  }
  if (sheet !== undefined && !root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}

/**
 * Puts more styles between those that there are, for all inboxes, before the code that needs them is run.
 *
 * @public called by what scripts/lateStyles.ts writes
 */
export function addStyles(others: string): void {
  const own = styles.split(seam);
  styles = others
    .split(seam)
    .map((part, place) => part + (own[place] ?? ''))
    .join('');
  for (const sheet of made) {
    sheet.deref()?.replaceSync(styles);
  }
}
