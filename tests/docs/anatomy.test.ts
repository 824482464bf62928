import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { componentFiles } from '../../.storybook/site/componentFiles.ts';
import { ownPages, partNames } from '../../stories/site/anatomy/partNames.ts';
import { type Box, markerGap, placeMarkers } from '../../stories/site/anatomy/placeMarkers.ts';

const files = componentFiles();
const pages: Readonly<Record<string, string>> = {
  'compose-bell': 'Bell',
  'compose-popover': 'Popover',
  'compose-panel': 'Panel',
  'compose-tabs': 'StoreTabs',
  'compose-list': 'List',
  'compose-item': 'Item',
  'features-page': 'Page',
  'compose-preferences': 'Preferences',
};

test.each([...partNames])(
  'the part %s has in the source the name that drawings give it',
  (identity, { name }) => {
    const { file = '' } = files.get(name) ?? {};
    const inner = {
      popover: 'src/inbox/popover/PanelFrame.tsx',
      tabs: 'src/primitives/tabs/Tabs.tsx',
      tab: 'src/primitives/tabs/Tabs.tsx',
      page: 'src/features/page/PageBody.tsx',
    }[identity];
    expect(readFileSync(inner ?? file, 'utf8')).toMatch(new RegExp(`['"]${identity}['"]`));
  },
);

test.each([...partNames.values()])('the page $page has the props of $name', ({ name, page }) => {
  const text = readFileSync(`stories/inbox/${pages[page]}.mdx`, 'utf8');
  expect(text).toContain(ownPages.has(name) ? '## Props' : `### ${name}\n`);
});

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
/** The pieces of a row. */
const row = [
  box(0, 0, 400, 110),
  box(16, 11, 32, 32),
  box(60, 3, 300, 20),
  box(340, 6, 26, 16),
  box(376, 12, 8, 8),
  box(60, 24, 324, 42),
  box(60, 72, 324, 28),
];

test('each line ends at its piece, and no number lies on another or on the drawing', () => {
  const markers = placeMarkers(row);
  expect(markers).toHaveLength(row.length);
  for (const [index, { at, end }] of markers.entries()) {
    const { x, y, width, height } = row[index] ?? box(0, 0, 0, 0);
    expect(end.x).toBeGreaterThanOrEqual(x);
    expect(end.x).toBeLessThanOrEqual(x + width);
    expect(end.y).toBeGreaterThanOrEqual(y);
    expect(end.y).toBeLessThanOrEqual(y + height);
    expect(at.x < 0 || at.x > 400 || at.y < 0 || at.y > 110).toBe(true);
    for (const other of markers.slice(index + 1)) {
      expect(Math.hypot(at.x - other.at.x, at.y - other.at.y)).toBeGreaterThanOrEqual(markerGap);
    }
  }
});

test('a drawing from right to left has its numbers as in a mirror', () => {
  const mirrored = row.map(({ x, width, ...rest }) => ({ ...rest, x: 400 - x - width, width }));
  const avatar = placeMarkers(row)[1];
  expect(placeMarkers(mirrored)[1]?.end.x).toBe(400 - (avatar?.end.x ?? 0));
});
