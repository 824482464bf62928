import { tokenSections } from '../../theme/token-list/tokenRows.ts';

const known = new Set(tokenSections.flatMap(({ rows }) => rows.map(({ variable }) => variable)));

/** The public CSS variables by which an element is drawn, in any state, as the style sheets of its document have them. */
export function variablesOf(element: Element): readonly string[] {
  const own = [element, ...element.querySelectorAll('*')].filter(
    (one) => one === element || one.parentElement?.closest('[data-carillon]') === element,
  );
  const found = new Set<string>();
  for (const rule of [...element.ownerDocument.styleSheets].flatMap(rulesOf)) {
    const variables = rule.cssText.match(/--carillon-[\w-]+/g) ?? [];
    const selector = anyState(rule.selectorText);
    if (variables.length > 0 && own.some((one) => matches(one, selector))) {
      for (const variable of variables) {
        found.add(variable);
      }
    }
  }
  return [...known].filter((variable) => found.has(variable));
}

function rulesOf(group: { readonly cssRules: CSSRuleList }): readonly CSSStyleRule[] {
  return [...group.cssRules].flatMap((rule) => {
    if ('selectorText' in rule) {
      return [rule as CSSStyleRule];
    }
    return 'cssRules' in rule ? rulesOf(rule as CSSGroupingRule) : [];
  });
}

/** A selector that also matches what is neither pressed nor reached, and the elements of its pseudo-elements. */
function anyState(selector: string): string {
  return selector
    .replace(/::[\w-]+(\([^)]*\))?/g, '')
    .replace(/:(hover|active|disabled|focus(-\w+)?)(?![\w-])/g, ':not(_)');
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    // Of a pseudo-element alone nothing is left.
    return false;
  }
}
