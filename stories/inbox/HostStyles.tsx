import { useInsertionEffect } from 'react';

/** The host page's own style sheet, for as long as it is drawn. Constructed: a strict policy refuses `<style>`. */
export function HostStyles({ css }: { css: string }) {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
  return null;
}
