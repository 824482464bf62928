/** Whatever a reader can press. A row is pressed too: it is a larger title. */
export const pressable = [
  'a[href], button, input, select, textarea, summary, article',
  ...[
    'button',
    'link',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'option',
    'switch',
    'checkbox',
    'tab',
  ].map((role) => `[role="${role}"]`),
].join();

/** Where a control stands, from the inside out. */
const places: readonly [selector: string, place: string][] = [
  ['[role="menu"]', 'menu'],
  ['[role="toolbar"]', 'selection'],
  ['article', 'row'],
  ['[data-carillon="toast-region"]', 'undo'],
  ['[role="tablist"]', 'tabs'],
  ['[data-carillon="preferences-view"]', 'preferences'],
  ['[data-carillon="popover"], [data-carillon="panel"]', 'panel'],
];

/** A control by where it stands, its role and its name, such as `row Linked: button Mark as read`. */
export function keyOf(control: Element): string {
  const [box, place] = places
    .map(([selector, name]) => [control.closest(selector), name] as const)
    .find(([found]) => found) ?? [null, 'page'];
  const row = place === 'row' ? ` ${titleOf(box)}` : '';
  const role =
    control.getAttribute('role') ??
    { A: 'link', INPUT: control.getAttribute('type') ?? 'text' }[control.tagName] ??
    control.tagName.toLowerCase();
  return `${place}${row}: ${role} ${role === 'article' ? '' : nameOf(control)}`.trim();
}

/** All that can be pressed now, each kind once. */
export function controlsOf(root: ParentNode): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>(pressable)) {
    const key = keyOf(element);
    if (!found.has(key) && element.checkVisibility({ visibilityProperty: true })) {
      found.set(key, element);
    }
  }
  return found;
}

/** Moves the pointer over each row that has not all of its controls yet, and returns those rows. */
export function reachRows(root: ParentNode): readonly Element[] {
  const rows = [...root.querySelectorAll('article')].filter(
    (row) =>
      // Not those of a panel that is drawn out of sight before it is opened.
      row.closest('[role="dialog"]')?.checkVisibility({ visibilityProperty: true }) !== false &&
      row.querySelector('[data-carillon="item-menu"]') !== null &&
      row.querySelector('[data-carillon="item-read-toggle"]') === null,
  );
  for (const row of rows) {
    row.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  }
  return rows;
}

function titleOf(row: Element | null): string {
  return row?.querySelector('[data-carillon="item-title"] bdi')?.textContent ?? '';
}

function nameOf(control: Element): string {
  const labels = (control.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
  const root = control.getRootNode() as Document;
  const name =
    labels.map((id) => root.getElementById(id)?.textContent).join(' ') ||
    control.getAttribute('aria-label') ||
    (control as HTMLInputElement).labels?.[0]?.textContent ||
    control.textContent;
  return (name ?? '')
    .replace(/,? ?\d+ (unread|new)/, '')
    .replace('Unread: ', '')
    .trim();
}
