import { attempt } from '../../base/index.ts';

/** A desktop notification. */
export interface NotificationText extends NotificationOptions {
  readonly title: string;
}

/** Shows a desktop notification, if the reader has allowed it. Returns a function that closes it. */
export function showNotification({ title, ...options }: NotificationText, onClick: () => void): () => void {
  try {
    // Browsers show nothing of it that the reader has not allowed.
    const notification = new Notification(title, options);
    const close = () => void attempt(() => notification.close());
    notification.onclick = () => {
      globalThis.focus();
      close();
      onClick();
    };
    return close;
  } catch {
    // There are none, or those of service workers only, as on phones.
    return () => {};
  }
}
