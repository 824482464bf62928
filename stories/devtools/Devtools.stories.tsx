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

/** What the inbox knows of its server. */
export const Facts = meta.story();

/** What the reader did, and whether the server has confirmed it. */
export const Changes = meta.story({ args: { defaultSection: 'changes' } });

/** Each call with its answer. */
export const Calls = meta.story({ args: { defaultSection: 'calls' } });

/** Each request with the reason for it. */
export const AskedAgain = meta.story({ args: { defaultSection: 'asks' } });

/** The events of the live connection. */
export const Line = meta.story({ args: { defaultSection: 'line' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** In right-to-left text. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

/** At 390 px. */
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
