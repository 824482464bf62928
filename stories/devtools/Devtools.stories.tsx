import preview from '#.storybook/preview';
import { DevtoolsPanel } from '../../src/devtools/index.ts';
import { worldNow } from '../../src/mocks/index.ts';
import { sampleState } from './sampleState.ts';

const act = () => {};
const mend = () => act;

/** A panel for developers, in the middle of the work of a page. */
const meta = preview.meta({
  title: 'Data/Devtools',
  component: DevtoolsPanel,
  parameters: { layout: 'padded' },
  args: {
    state: sampleState,
    now: worldNow,
    controls: { sendMessage: act, breakLine: mend, failCalls: mend },
    onClear: act,
    onClose: act,
  },
  render: (args) => <Framed width={860} {...args} />,
});

function Framed({ width, ...args }: Parameters<typeof DevtoolsPanel>[0] & { width: number }) {
  return (
    <div
      className="carillon-devtools-inline"
      style={{ inlineSize: width, maxInlineSize: '100%', blockSize: 420 }}
    >
      <DevtoolsPanel {...args} />
    </div>
  );
}

export const Facts = meta.story();

export const Changes = meta.story({ args: { defaultSection: 'changes' } });

export const Calls = meta.story({ args: { defaultSection: 'calls' } });

export const AskedAgain = meta.story({ args: { defaultSection: 'asks' } });

export const Line = meta.story({ args: { defaultSection: 'line' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

export const Phone = meta.story({ render: (args) => <Framed width={390} {...args} /> });

export const Nothing = meta.story({
  args: {
    state: {
      ...sampleState,
      facts: [],
      changes: [],
      calls: [],
      asks: [],
      steps: [],
      line: { state: 'off', hasLine: false },
    },
    controls: undefined,
  },
});
