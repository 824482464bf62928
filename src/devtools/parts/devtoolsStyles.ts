import { media, theme } from '../../primitives/theme/themeContract.css.ts';

/**
 * The styles of the tools, apart from those of the package: a page without the tools carries none of them. The tokens are those of
 * the theme around.
 */
export const devtoolsStyles = `
.carillon-devtools, .carillon-devtools :is(ul, ol, li, dl, dt, dd, p, h2, summary, code, bdi, span, details) {
  box-sizing: border-box; margin: 0; padding: 0; border: 0; list-style: none; font: inherit; color: inherit; letter-spacing: inherit;
  background: none; text-align: start; min-inline-size: 0;
}
.carillon-devtools {
  container: carillon-devtools / inline-size;
  display: flex; flex-direction: column; inline-size: 100%; block-size: 100%; min-block-size: 0; overflow: hidden;
  background: ${theme.color.surface}; color: ${theme.color.text};
  font-size: ${theme.font.controlSize}; line-height: ${theme.font.lineHeight}; font-weight: 400;
}
.carillon-devtools code { font-family: ${theme.font.mono}; font-size: ${theme.font.smallSize}; unicode-bidi: isolate; }
.carillon-devtools [hidden] { display: none; }
.carillon-devtools-dock {
  position: fixed; inset-inline: 0; inset-block-end: 0; z-index: calc(${theme.layer.zIndex} + 1);
  block-size: min(440px, 60vh); border-block-start: 1px solid ${theme.color.border}; box-shadow: ${theme.shadow.panel};
}
.carillon-devtools-inline { block-size: 100%; min-block-size: 360px; border: 1px solid ${theme.color.border}; border-radius: ${theme.radius.panel}; overflow: hidden; }
.carillon-devtools-opener {
  position: fixed; inset-block-end: ${theme.space.m}; inset-inline-start: ${theme.space.m}; z-index: calc(${theme.layer.zIndex} + 1);
  background: ${theme.color.surface}; border-radius: 999px; box-shadow: ${theme.shadow.panel};
}
.carillon-devtools .carillon-devtools-head {
  display: flex; align-items: center; gap: ${theme.space.s}; flex: none; flex-wrap: wrap;
  padding-block: 6px; padding-inline: ${theme.space.l} ${theme.space.s};
}
.carillon-devtools .carillon-devtools-title { display: inline-flex; align-items: center; gap: 6px; font-weight: ${theme.font.strong}; }
.carillon-devtools .carillon-devtools-title svg { color: ${theme.color.accentText}; }
.carillon-devtools .carillon-devtools-chip {
  display: inline-flex; align-items: center; gap: 6px; padding-block: 1px; padding-inline: 8px; border-radius: 999px;
  background: ${theme.color.hover}; color: ${theme.color.textSecondary}; font-size: ${theme.font.smallSize};
}
.carillon-devtools .carillon-devtools-reader { color: ${theme.color.textTertiary}; font-size: ${theme.font.smallSize}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; flex: 1 1 120px; }
.carillon-devtools .carillon-devtools-acts { display: flex; gap: 2px; margin-inline-start: auto; }
.carillon-devtools .carillon-devtools-body { flex: 1 1 auto; min-block-size: 0; overflow: auto; overscroll-behavior: contain; }
.carillon-devtools .carillon-devtools-body:focus-visible { outline: 2px solid ${theme.color.focus}; outline-offset: -2px; }
.carillon-devtools .carillon-devtools-empty { padding: ${theme.space.l}; color: ${theme.color.textTertiary}; }
.carillon-devtools .carillon-devtools-row { border-block-end: 1px solid ${theme.color.border}; }
.carillon-devtools .carillon-devtools-row:last-child { border-block-end-color: transparent; }
.carillon-devtools .carillon-devtools-row summary {
  display: grid; grid-template-columns: 8px minmax(0, 1fr) auto 56px 12px; align-items: baseline; column-gap: ${theme.space.s};
  padding-block: 4px; padding-inline: ${theme.space.l}; cursor: pointer; min-block-size: 28px;
}
.carillon-devtools .carillon-devtools-row summary::-webkit-details-marker { display: none; }
.carillon-devtools .carillon-devtools-row summary:focus-visible { outline: 2px solid ${theme.color.focus}; outline-offset: -2px; border-radius: ${theme.radius.control}; }
@media ${media.hover} { .carillon-devtools .carillon-devtools-row summary:hover { background: ${theme.color.hover}; } }
.carillon-devtools .carillon-devtools-main { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.carillon-devtools .carillon-devtools-faint { color: ${theme.color.textTertiary}; }
.carillon-devtools .carillon-devtools-value { font-variant-numeric: tabular-nums; text-align: end; white-space: nowrap; }
.carillon-devtools .carillon-devtools-side { color: ${theme.color.textTertiary}; font-size: ${theme.font.smallSize}; font-variant-numeric: tabular-nums; text-align: end; white-space: nowrap; }
.carillon-devtools .carillon-devtools-sub {
  grid-column: 2 / -1; color: ${theme.color.textSecondary}; font-size: ${theme.font.smallSize}; line-height: ${theme.font.smallLineHeight};
  overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
}
.carillon-devtools .carillon-devtools-chevron { display: block; color: ${theme.color.textTertiary}; align-self: center; }
.carillon-devtools details[open] .carillon-devtools-chevron { rotate: 180deg; }
.carillon-devtools details[open] .carillon-devtools-sub, .carillon-devtools details[open] .carillon-devtools-main { white-space: normal; overflow-wrap: anywhere; }
.carillon-devtools .carillon-devtools-dot { inline-size: 8px; block-size: 8px; border-radius: 50%; background: ${theme.color.control}; align-self: center; }
.carillon-devtools .carillon-devtools-dot[data-tone="good"] { background: ${theme.color.success}; }
.carillon-devtools .carillon-devtools-dot[data-tone="busy"] { background: ${theme.color.accentShown}; }
.carillon-devtools .carillon-devtools-dot[data-tone="care"] { background: ${theme.color.warning}; }
.carillon-devtools .carillon-devtools-dot[data-tone="bad"] { background: ${theme.color.danger}; }
.carillon-devtools [data-tone-text="bad"] { color: ${theme.color.danger}; }
.carillon-devtools [data-tone-text="care"] { color: ${theme.color.warning}; }
.carillon-devtools .carillon-devtools-details {
  display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px ${theme.space.m};
  padding-block: 2px 8px; padding-inline: calc(${theme.space.l} + 16px) ${theme.space.l}; font-size: ${theme.font.smallSize}; line-height: ${theme.font.smallLineHeight};
}
.carillon-devtools-details dt { color: ${theme.color.textTertiary}; }
.carillon-devtools .carillon-devtools-details dd { overflow-wrap: anywhere; }
.carillon-devtools .carillon-devtools-now { padding-block: ${theme.space.s}; padding-inline: ${theme.space.l}; border-block-end: 1px solid ${theme.color.border}; }
.carillon-devtools .carillon-devtools-foot {
  display: flex; flex-wrap: wrap; gap: 6px; flex: none; padding-block: 6px; padding-inline: ${theme.space.l};
  border-block-start: 1px solid ${theme.color.border}; background: ${theme.color.surface};
}
.carillon-devtools .carillon-devtools-problem { margin: 0; color: ${theme.color.danger}; overflow-wrap: anywhere; }
.carillon-devtools .carillon-devtools-foot [aria-pressed="true"] { background: ${theme.color.dangerSurface}; border-color: ${theme.color.danger}; color: ${theme.color.danger}; }
.carillon-devtools .carillon-devtools-tabs { display: flex; flex-direction: column; flex: 1 1 auto; min-block-size: 0; }
@media (max-width: 479.98px) { .carillon-devtools-dock { block-size: min(70vh, 560px); } }
@container carillon-devtools (max-width: 479.98px) {
  .carillon-devtools .carillon-devtools-reader { order: 1; flex-basis: 100%; }
  .carillon-devtools .carillon-devtools-row summary { grid-template-columns: 8px minmax(0, 1fr) auto auto 12px; }
  .carillon-devtools .carillon-devtools-row[data-lines="2"] .carillon-devtools-main { grid-column: 2 / 5; }
  .carillon-devtools .carillon-devtools-row[data-long="true"] .carillon-devtools-main { white-space: normal; }
  .carillon-devtools .carillon-devtools-row[data-lines="2"] .carillon-devtools-chevron { grid-area: 1 / 5; }
  .carillon-devtools .carillon-devtools-row[data-lines="2"] :is(.carillon-devtools-sub, .carillon-devtools-value, .carillon-devtools-side) { grid-row: 2; }
  .carillon-devtools .carillon-devtools-row[data-lines="2"] .carillon-devtools-sub { grid-column: 2; }
  .carillon-devtools .carillon-devtools-row[data-lines="2"] .carillon-devtools-value { grid-column: 3; font-size: ${theme.font.smallSize}; }
  .carillon-devtools .carillon-devtools-row[data-lines="2"] .carillon-devtools-side { grid-column: 4; }
}
.carillon-devtools.carillon-devtools-alone { padding: ${theme.space.l}; color: ${theme.color.textTertiary}; }
@media ${media.forcedColors} { .carillon-devtools-dot { border: 1px solid CanvasText; } }
`;

/** By document: one does not adopt a sheet that another has constructed. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Gives the styles to the page or the shadow root in which an element is. A strict style policy allows that. */
export function adoptDevtoolsStyles(element: Element): void {
  const { ownerDocument } = element;
  const { defaultView: view } = ownerDocument;
  if (view === null) {
    return;
  }
  const sheet = sheets.get(ownerDocument) ?? new view.CSSStyleSheet();
  if (!sheets.has(ownerDocument)) {
    sheet.replaceSync(devtoolsStyles);
    sheets.set(ownerDocument, sheet);
  }
  const root = element.getRootNode();
  const place = root instanceof view.ShadowRoot ? root : ownerDocument;
  if (!place.adoptedStyleSheets.includes(sheet)) {
    place.adoptedStyleSheets = [...place.adoptedStyleSheets, sheet];
  }
}
