/** The panel or popover around a part. */
export function panelOf(part: Element | null): HTMLElement | null {
  return part?.closest<HTMLElement>('[data-carillon="panel"], [data-carillon="popover"]') ?? null;
}
