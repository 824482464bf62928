/** Where a row stands in its feed. */
export interface FeedRow {
  /** Whether it is the row that the Tab key stops at. */
  readonly tabStop: boolean;
  /** From 1; undefined for a message that is in no list. */
  readonly position: number | undefined;
  /** How many rows there are, or -1 while nobody knows. */
  readonly size: number;
}

/** The rows of a list, for each row to find its own place without the others rendering again. */
export interface FeedRows {
  setRows(messageIds: readonly string[], size: number): void;
  setCurrent(messageId: string): void;
  row(messageId: string): FeedRow;
  subscribe(onChange: () => void): () => void;
}

const alone: FeedRow = { tabStop: true, position: undefined, size: -1 };

const rowsOfRoots = new WeakMap<object, FeedRows>();

/** The rows of a root, by the object that stays the same as long as it lives. Made by the list: a bell has no rows. */
export function feedRowsOf(root: object): FeedRows {
  const rows = rowsOfRoots.get(root) ?? createFeedRows();
  rowsOfRoots.set(root, rows);
  return rows;
}

/** A feed is one Tab stop: its first row, or the one the reader was in last. */
function createFeedRows(): FeedRows {
  const listeners = new Set<() => void>();
  let rows: ReadonlyMap<string, FeedRow> = new Map();
  let ids: readonly string[] = [];
  let size = -1;
  let currentId: string | undefined;

  function update(): void {
    const stop = currentId !== undefined && ids.includes(currentId) ? currentId : ids[0];
    const before = rows;
    rows = new Map(
      ids.map((id, index) => {
        const row: FeedRow = { tabStop: id === stop, position: index + 1, size };
        const known = before.get(id);
        const same =
          known?.tabStop === row.tabStop && known.position === row.position && known.size === row.size;
        return [id, same && known ? known : row];
      }),
    );
    for (const listener of [...listeners]) {
      listener();
    }
  }

  return {
    row: (messageId) => rows.get(messageId) ?? alone,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    setRows(messageIds, newSize) {
      ids = messageIds;
      size = newSize;
      update();
    },
    setCurrent(messageId) {
      if (messageId !== currentId) {
        currentId = messageId;
        update();
      }
    },
  };
}
