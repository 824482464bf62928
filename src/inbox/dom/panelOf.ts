/** The panel, popover or page around a part. */
export function panelOf(part: Element | null): HTMLElement | null {
  return (
    part?.closest<HTMLElement>(
      ':is([data-carillon="panel"], [data-carillon="popover"], [data-carillon="page"])',
    ) ?? null
  );
}
