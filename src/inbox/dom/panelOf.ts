/** The panel or popover that a part stands in. */
export function panelOf(part: Element | null): HTMLElement | null {
  return part?.closest<HTMLElement>('[data-carillon="panel"], [data-carillon="popover"]') ?? null;
}
