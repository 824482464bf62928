import 'carillon/styles.css';
import './host.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadReader } from './reader.ts';

const element = document.getElementById('app');
if (element === null) {
  throw new Error(
    'The page has no element with the id "app", so the host app cannot start. Restore it in index.html.',
  );
}
createRoot(element).render(<App reader={await loadReader()} />);
