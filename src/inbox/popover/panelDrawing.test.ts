import { expect, test } from 'vitest';
import { type PanelDrawing, reduceDrawing } from './panelDrawing.ts';

const stages = ['closed', 'drawn', 'open'] as const;

/** The panel that follows panel 3, in a column for each stage that it is in, in the order above. */
const panels = {
  closed: [3, 3, 3],
  drawn: [4, 3, 3],
  open: [3, 3, 3],
};

const rows = stages.flatMap((next) =>
  stages.map((stage, column) => ({ stage, next, panel: panels[next][column] })),
);

test.each(rows)('panel 3 that is $stage, and then $next, is panel $panel', ({ stage, next, panel }) => {
  expect(reduceDrawing({ stage, panel: 3 }, next)).toEqual({ stage: next, panel });
});

test('each opening has a panel of its own, however often that is drawn before', () => {
  const first: PanelDrawing = { stage: 'closed', panel: 0 };
  const opened = (['drawn', 'drawn', 'open'] as const).reduce(reduceDrawing, first);
  const again = (['closed', 'drawn', 'open'] as const).reduce(reduceDrawing, opened);
  expect([opened.panel, again.panel]).toEqual([1, 2]);
});

test('a panel that is drawn once more is another object, so that it renders', () => {
  const drawn: PanelDrawing = { stage: 'drawn', panel: 1 };
  expect(reduceDrawing(drawn, 'drawn')).not.toBe(drawn);
});
