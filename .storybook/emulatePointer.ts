/** What the reader points with: as the device says, or as if by touch or by mouse. */
export const pointerNames = ['device', 'touch', 'mouse'] as const;
export type PointerName = (typeof pointerNames)[number];

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';
const originals = new WeakMap<CSSMediaRule, string>();
const realMatchMedia = window.matchMedia.bind(window);

/**
 * Lets every stylesheet of the page answer its media queries for a pointer, and `matchMedia` too: a browser has no such setting
 * outside its developer tools. Returns the way back.
 */
export function emulatePointer(pointer: PointerName): () => void {
  if (pointer === 'device') {
    return () => {};
  }
  const rewrite = (query: string) =>
    query
      .replace('(pointer: coarse)', pointer === 'touch' ? always : never)
      .replace('(hover: hover)', pointer === 'touch' ? never : always);
  const apply = () => eachRule((rule, query) => setQuery(rule, rewrite(query)));
  apply();
  window.matchMedia = (query) => realMatchMedia(rewrite(query));
  // Stylesheets come with the code that needs them.
  const later = new MutationObserver(apply);
  later.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.head.addEventListener('load', apply, true);
  return () => {
    later.disconnect();
    document.head.removeEventListener('load', apply, true);
    window.matchMedia = realMatchMedia;
    eachRule(setQuery);
  };
}

function eachRule(act: (rule: CSSMediaRule, query: string) => void): void {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const query = originals.get(rule) ?? rule.media.mediaText;
        originals.set(rule, query);
        act(rule, query);
      }
      if (rule instanceof CSSGroupingRule) {
        visit(rule.cssRules);
      }
    }
  };
  for (const sheet of document.styleSheets) {
    // One of another origin keeps its rules to itself.
    if (sheet.href === null || new URL(sheet.href).origin === location.origin) {
      visit(sheet.cssRules);
    }
  }
}

function setQuery(rule: CSSMediaRule, query: string): void {
  if (rule.media.mediaText !== query) {
    rule.media.mediaText = query;
  }
}
