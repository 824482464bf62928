/** A note that goes with an answer, as its `data.note`. */
export function NoteField() {
  return (
    <input className="note" name="note" aria-label="Note" placeholder="Note (optional)" maxLength={200} />
  );
}
