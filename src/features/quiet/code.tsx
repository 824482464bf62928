import type { InboxClient } from '../../data/index.ts';
import type { FeatureCode } from '../../inbox/features/Feature.ts';
import { quietOf } from './createQuiet.ts';
import { Quiet } from './Quiet.tsx';
import { QuietControls } from './QuietControls.tsx';

/** Keeps it quiet for the reader of a client until the returned function is called. */
export function keepQuiet(client: InboxClient): () => void {
  return quietOf(client).use();
}

export const start: FeatureCode['start'] = ({ client }, add) => {
  add({
    besideInbox: (inbox) => <Quiet {...inbox} />,
    panelMenu: ({ announce }) => <QuietControls part="QuietItems" announce={announce} />,
    preferences: () => <QuietControls part="QuietSection" announce={noWords} />,
  });
  return keepQuiet(client);
};

const noWords = () => () => {};

/** The build joins it with what it is made of, so it has a name of its own. */
export { quietOf as quietOfReader };
