import { memo, useState } from 'react';

const rowPx = 56;
const panelPx = 560;
const bufferPx = 600;

/** A list that draws the rows in sight and those close to them. All have one height, so it measures nothing. */
export function Panel({ messages }) {
  const [first, setFirst] = useState(0);
  const shown = messages.slice(first, first + Math.ceil((panelPx + 2 * bufferPx) / rowPx));
  return (
    <div
      className="list"
      onScroll={({ currentTarget }) =>
        setFirst(Math.max(0, Math.floor((currentTarget.scrollTop - bufferPx) / rowPx)))
      }
    >
      <div style={{ height: messages.length * rowPx, paddingTop: first * rowPx }}>
        {shown.map((message) => (
          <Row key={message._id} message={message} />
        ))}
      </div>
    </div>
  );
}

/** Nineteen elements, as many as a row of carillon. */
const Row = memo(function Row({ message: { _id: id, subject, content, createdAt, read } }) {
  return (
    <article aria-labelledby={`t${id}`} style={{ height: rowPx }}>
      <div className="row">
        <span className="dot" data-unread={!read} />
        <span className="avatar">
          <span>{subject.slice(0, 1)}</span>
        </span>
        <div className="text">
          <div className="first">
            <strong id={`t${id}`}>
              <span>{subject}</span>
            </strong>
            <span className="end">
              <time dateTime={createdAt}>{createdAt.slice(0, 10)}</time>
            </span>
          </div>
          <div className="body">
            <p>{content}</p>
          </div>
        </div>
        <button type="button" aria-label={`More about ${subject}`}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <g>
              <circle cx="3" cy="8" r="1.5" />
              <circle cx="8" cy="8" r="1.5" />
              <circle cx="13" cy="8" r="1.5" />
            </g>
          </svg>
        </button>
      </div>
    </article>
  );
});
