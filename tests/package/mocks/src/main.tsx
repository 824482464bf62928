import 'carillon/styles.css';
import { createWorld, handlers, type World } from 'carillon-testing';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { App, type AppProps } from './App';

declare global {
  /** For the tests, to act as the server does. */
  var world: World;
}

/** What the app has as its platform in production. */
const platform: AppProps = {
  applicationIdentifier: 'my-app',
  subscriberId: 'ana',
  backendUrl: 'https://notifications.example.com',
  socketUrl: 'https://live.example.com',
};

/** With `?mocks` the page answers for the platform by itself. */
async function startMocks(): Promise<AppProps> {
  globalThis.world = createWorld();
  await setupWorker(...handlers(world)).start({ quiet: true });
  return world;
}

const props = location.search === '?mocks' ? await startMocks() : platform;
createRoot(document.getElementById('app') as HTMLElement).render(<App {...props} />);
