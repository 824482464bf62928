/** The part of a page that React needs to run effects without rendering. Import it before react-dom, which looks for a page. */
class FakeNode extends EventTarget {
  readonly nodeType = 1;
  readonly tagName = 'DIV';
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  textContent = '';
  get ownerDocument() {
    return fakeDocument;
  }
}

const fakeDocument = Object.assign(new EventTarget(), {
  nodeType: 9,
  visibilityState: 'visible',
  activeElement: null,
});
Object.assign(fakeDocument, { defaultView: globalThis });

const page = new EventTarget();
Object.assign(globalThis, {
  window: globalThis,
  document: fakeDocument,
  HTMLIFrameElement: class {},
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
});

/** An element to render into. */
export function fakeElement(): Element {
  return new FakeNode() as unknown as Element;
}
