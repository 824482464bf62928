import type { Message } from './messages.ts';

/** What any inbox shows of a message: who, what, when, unread or not, and one button. */
export function Row({ message }: { message: Message }) {
  return (
    <article aria-labelledby={`t${message.id}`}>
      <span className="avatar">{message.title.slice(0, 1)}</span>
      <div className="text">
        <div className="first">
          <strong id={`t${message.id}`}>{message.title}</strong>
          <time dateTime={message.at}>{message.at.slice(0, 10)}</time>
        </div>
        <p>{message.body}</p>
      </div>
      <button type="button" aria-label={`More about ${message.title}`}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <circle cx="8" cy="8" r="1.5" />
        </svg>
      </button>
    </article>
  );
}
