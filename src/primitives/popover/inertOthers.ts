import { isShadowRoot } from './roomOf.ts';

/** Live regions, which are not announced while they are inert. */
const speaking = '[aria-live], [role="status"], [role="alert"], [role="log"]';

/**
 * Makes all of the page inert except an element and the live regions, so that neither the Tab key, nor a pointer, nor a screen
 * reader reaches it, also outside of the element's shadow root. Elements that are added later, such as a menu, are left alone.
 * Returns a function that undoes it.
 */
export function inertOthers(element: Element): () => void {
  const kept = new Set<Element>([element]);
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    for (const region of (root as ParentNode).querySelectorAll(speaking)) {
      kept.add(region);
    }
    if (!isShadowRoot(root)) {
      break;
    }
  }
  const onTheWay = new Set<Node>();
  for (const one of kept) {
    for (let node = parentOf(one); node !== null; node = parentOf(node)) {
      onTheWay.add(node);
    }
  }
  const silenced = [...onTheWay]
    .flatMap((parent) => [...(parent as ParentNode).children])
    .filter((child) => !kept.has(child) && !onTheWay.has(child) && !child.hasAttribute('inert'))
    .filter((child) => child.localName !== 'head');
  for (const child of silenced) {
    child.setAttribute('inert', '');
  }
  return () => {
    for (const child of silenced) {
      child.removeAttribute('inert');
    }
  };
}

function parentOf(node: Node): Node | null {
  return node.parentNode ?? (isShadowRoot(node) ? node.host : null);
}
