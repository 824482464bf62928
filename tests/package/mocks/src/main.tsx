import 'carillon/styles.css';
import { createWorld, handlers, type World } from 'carillon/mocks';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { App } from './App';

declare global {
  /** For the tests, to act as the server does. */
  var world: World;
}

globalThis.world = createWorld();
await setupWorker(...handlers(world)).start({ quiet: true });
createRoot(document.getElementById('app') as HTMLElement).render(<App {...world} />);
