import { type InboxClient, quietOf } from '../../data/index.ts';

/** Keeps it quiet for the reader of a client until the returned function is called. */
export function keepQuiet(client: InboxClient): () => void {
  return quietOf(client).use();
}

export { Quiet } from './Quiet.tsx';
/** What an inbox loads where it can be quiet. The build joins it with what it is made of, so it has names of its own. */
export { quietOf as quietOfReader };
