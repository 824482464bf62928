/** All rows of the page, also those of a panel that is drawn out of sight. */
export const rows = () => [...document.querySelectorAll('[data-carillon="message-item"]')];

/** Whether a reader sees an element, or could by scrolling. */
export const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
