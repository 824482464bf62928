/**
 * Runs in the page, before its scripts. Notes the first frames that have a bell and its badge; and after each press when ten
 * rows are there, which is in the document and with boxes, and the first frame in which they are seen.
 */
export function noteFrames({ bell, badge, row }) {
  const has = (element) => element?.getClientRects().length > 0;
  const shows = (element) =>
    has(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isInWindow = (element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const rows = () => document.querySelectorAll(row);
  const areThere = () => has(rows()[9]);
  globalThis.areSeen = () => shows(rows()[9]) && isInWindow(rows()[0]);
  globalThis.notes = {};

  function look(name, isSo) {
    if (globalThis.notes[name] === undefined && isSo()) {
      globalThis.notes[name] = performance.now();
    }
  }

  /** Looks in each frame, and asks for none once it is noted: in a page at rest a press does not wait for the frame after. */
  function lookInFrames(name, isSo, notes = globalThis.notes) {
    requestAnimationFrame(() => {
      if (notes === globalThis.notes) {
        look(name, isSo);
        if (notes[name] === undefined) {
          lookInFrames(name, isSo);
        }
      }
    });
  }

  lookInFrames('bell', () => shows(document.querySelector(bell)));
  lookInFrames('badge', () => shows(document.querySelector(badge)));
  addEventListener(
    'click',
    (event) => {
      globalThis.notes = { click: event.timeStamp };
      // What a press does at once is there before the frame. After the listeners of each element, since some let no press through
      // to the window; in a microtask, since React renders in one.
      for (const target of event.composedPath()) {
        target.addEventListener('click', () => queueMicrotask(() => look('there', areThere)), { once: true });
      }
      lookInFrames('there', areThere);
      lookInFrames('seen', globalThis.areSeen);
    },
    true,
  );
}
