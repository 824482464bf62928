import { createRoot } from 'react-dom/client';
import { InboxPopover, InboxProvider } from '../../src/inbox/index.ts';
import { answerCalls } from './answers.ts';

answerCalls();
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <InboxProvider applicationIdentifier="bench" subscriberId="ada" backendUrl="https://api.carillon.test">
      <InboxPopover />
    </InboxProvider>,
  );
}
