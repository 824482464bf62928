import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

/** What is wrong with a documentation page as it is drawn: what axe finds, and that it is wider than its window. */
export async function pageTrouble(page: Page, axeSource: string): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations, overflow } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(...parameters: unknown[]): Promise<AxeResults> } };
    // Storybook's own tables of controls have words on purpose that are too faint: they say what is off.
    const found = await axe.run(
      { include: ['#storybook-docs'], exclude: ['.docblock-argstable'] },
      {
        resultTypes: ['violations'],
        rules: {
          // A page of examples has no landmarks of its own, and shows the same region several times.
          region: { enabled: false },
          'landmark-unique': { enabled: false },
          // Storybook's frame of a story scrolls where the story is wider than a phone.
          'scrollable-region-focusable': { enabled: false },
        },
      },
    );
    return {
      violations: found.violations.map(
        ({ id, nodes }) => `axe, ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' · ')}`,
      ),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  return [...violations, ...(overflow > 0 ? [`${overflow} px wider than its window`] : [])];
}
