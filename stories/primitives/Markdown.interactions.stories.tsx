import axe from 'axe-core';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Markdown, TextMarksContext } from '../../src/primitives/index.ts';
import { axeConfig } from '../../tests/storyPage/axeExclusions.ts';
import { markWord } from './markWord.ts';

const meta = preview.meta({
  component: Markdown,
  title: 'Parts/Markdown/Interactions',
  args: { content: '', onLink: fn((_url, event) => event.preventDefault()) },
  tags: ['!autodocs'],
});

const markdownIn = (root: HTMLElement) => root.querySelector('[data-carillon="markdown"]');

export const BecomesFormatted = meta.story({
  args: { content: 'Some **bold** words' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(markdownIn(canvasElement)).toHaveAttribute('data-state', 'formatted'));
    await expect(canvas.getByText('bold').tagName).toBe('STRONG');
  },
});

export const NeedsNoParserForPlainText = meta.story({
  args: { content: 'Brand guidelines v3 (PDF, 4.2 MB)' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Brand guidelines v3 (PDF, 4.2 MB)')).toBeVisible();
    await expect(markdownIn(canvasElement)).toHaveAttribute('data-state', 'plain');
  },
});

export const TellsWhichLinkWasPressed = meta.story({
  args: { content: '[the plan](https://example.com/plan)' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'the plan' }));
    await expect(args.onLink).toHaveBeenCalledWith('https://example.com/plan', expect.anything());
  },
});

export const ALinkOfOneLetterIsTooSmallUnlessItIsInATextOfASender = meta.story({
  args: { content: '[x](/one)\n[y](/two)' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(2);
    axe.configure(axeConfig);
    const tooSmall = async () => {
      const runOnly = { type: 'rule' as const, values: ['target-size'] };
      const { violations } = await axe.run(canvasElement, { runOnly });
      return violations.flatMap(({ nodes }) => nodes).length;
    };
    await expect(await tooSmall()).toBe(0);
    const text = markdownIn(canvasElement);
    text?.setAttribute('data-carillon', 'other');
    await expect(await tooSmall()).toBe(2);
    text?.setAttribute('data-carillon', 'markdown');
  },
});

export const ALinkWithMarksIsStillOneLink = meta.story({
  name: 'a link with marks in it has the name and the press of a link without',
  args: {
    content: 'Read [the replanned plan](https://example.com/plan), then `plan`.',
    newTabLabel: '(new tab)',
  },
  render: (args) => (
    <TextMarksContext.Provider value={markWord('plan')}>
      <Markdown {...args} />
    </TextMarksContext.Provider>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const link = await canvas.findByRole('link', { name: 'the replanned plan (new tab)' });
    const marks = [...canvasElement.querySelectorAll('mark')];
    await expect(marks.map((mark) => mark.textContent)).toEqual(['plan', 'plan', 'plan']);
    await expect(canvas.queryByRole('mark')).toBeNull();
    await userEvent.click(marks[1] as HTMLElement);
    await expect(args.onLink).toHaveBeenCalledTimes(1);
    await expect(args.onLink).toHaveBeenCalledWith('https://example.com/plan', expect.anything());
    await expect(link).toHaveFocus();
  },
});

export const MarksMoveNoWord = meta.story({
  name: 'a text is as wide with marks as without, and its letters stay joined',
  args: { content: 'خطة الإطلاق and AVATAR' },
  render: (args) => (
    <>
      {['', 'طلا', 'vat'].map((word) => (
        <div key={word} style={{ inlineSize: 'fit-content' }}>
          <TextMarksContext.Provider value={word === '' ? (text) => text : markWord(word)}>
            <Markdown {...args} />
          </TextMarksContext.Provider>
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const [plain, ...marked] = [...canvasElement.querySelectorAll('[data-carillon="markdown"]')].map((text) =>
      text.getBoundingClientRect(),
    );
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(2);
    for (const { width, height } of marked) {
      await expect(Math.abs(width - Number(plain?.width))).toBeLessThan(2);
      await expect(height).toBe(plain?.height);
    }
  },
});

export const ShowsNothingForWhatIsNoText = meta.story({
  render: (args) => (
    <>
      {[null, undefined, 7, {}, [], { __html: '<b>x</b>' }, { $$typeof: 'react.element', type: 'b' }].map(
        (content) => (
          <Markdown {...args} key={JSON.stringify(content) ?? 'undefined'} content={content} />
        ),
      )}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(markdownIn(canvasElement)).toBeNull();
  },
});

export const RunsNothing = meta.story({
  args: {
    content:
      '<img src=x onerror="window.__ran = true"> <script>window.__ran = true</script> [x](javascript:window.__ran=true) ![](https://127.0.0.1:9/pixel.gif)',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(markdownIn(canvasElement)).toHaveAttribute('data-state', 'formatted'));
    await expect(
      markdownIn(canvasElement)?.querySelectorAll('img, script, iframe, style, form, [style], [id], [name]'),
    ).toHaveLength(0);
    await expect(canvasElement.querySelector('a[href^="javascript"]')).toBeNull();
    await expect('__ran' in window).toBe(false);
  },
});

const firstWords = { ltr: 'Three things', rtl: 'ثلاثة أشياء' } as const;

export const StandsWhereTheWordsAroundItBegin = meta.story({
  name: 'fault 90: words of the other direction are aligned with the start of the words around them, and so are their lists and quotes',
  render: (args) => (
    <>
      {(['ltr', 'rtl'] as const).flatMap((around) =>
        (['ltr', 'rtl'] as const).map((own) => (
          <div key={around + own} dir={around} style={{ inlineSize: 400 }}>
            <Markdown
              {...args}
              content={`${firstWords[around]}\n\n${firstWords[own]}\n\n- ${firstWords[own]}\n\n> ${firstWords[own]}`}
            />
          </div>
        )),
      )}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('list');
    for (const block of canvasElement.querySelectorAll('[data-carillon="markdown"] > *')) {
      const around = block.closest('[dir="ltr"], [dir="rtl"]');
      const edge = around?.getAttribute('dir') === 'rtl' ? 'right' : 'left';
      const own = block.textContent?.startsWith('T') ? 'ltr' : 'rtl';
      await expect(block).toHaveStyle({ direction: own });
      const words = document.createRange();
      words.selectNodeContents(block);
      // A paragraph is as wide as the page; a list and a quote are as wide as their words.
      const place = (block.matches('p') ? words : block).getBoundingClientRect()[edge];
      await expect(place).toBeCloseTo(Number(around?.getBoundingClientRect()[edge]), 0);
    }
  },
});

export const LeavesRoomForAnEllipsis = meta.story({
  name: 'a list as wide as its words has space for the ellipsis of a clamp',
  args: { content: '- Quiet hours' },
  play: async ({ canvas }) => {
    const [item] = await canvas.findAllByRole('listitem');
    const paragraph = item?.querySelector('p') as HTMLElement;
    const words = document.createRange();
    words.selectNode(paragraph.firstChild as Text);
    const room = paragraph.clientWidth - words.getBoundingClientRect().width;
    await expect(room).toBeGreaterThan(Number.parseFloat(getComputedStyle(paragraph).fontSize));
  },
});
