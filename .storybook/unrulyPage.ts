import { createUnruly } from '../src/mocks/unruly.ts';

/** Makes a page as unruly as its world: its rows are not equally high, and its storage lists its keys in no order. Returns the end. */
export function makeUnruly(seed: number): () => void {
  const unruly = createUnruly(seed);
  const heights = new CSSStyleSheet();
  heights.replaceSync(
    [...'0123456789abcdef']
      .map((digit) => `[data-message-id$='${digit}'] { padding-block-end: ${unruly.tallerPx()}px }`)
      .join('\n'),
  );
  document.adoptedStyleSheets.push(heights);
  const { key } = Storage.prototype;
  Storage.prototype.key = function (place) {
    return createUnruly(seed).shuffled(Object.keys(this))[place] ?? null;
  };
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== heights);
    Storage.prototype.key = key;
  };
}
