import { onlineManager } from '@tanstack/react-query';

/** Cuts the network of the page, as the browser tells of it. */
export function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event('offline'));
}

/** Brings the network back. A story that has cut it calls this at its end too. */
export function goOnline(): void {
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
  onlineManager.setOnline(true);
}
