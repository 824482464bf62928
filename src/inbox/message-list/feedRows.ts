/** Where a row stands in its feed. */
export interface FeedRow {
  /** Whether it is the row that the Tab key stops at. */
  readonly tabStop: boolean;
  /** From 1; undefined for a message that is in no list. */
  readonly position: number | undefined;
  /** How many rows there are, or -1 while nobody knows. */
  readonly size: number;
  /** Whether it came since the last visit. */
  readonly isNew: boolean;
}

/** What a list says of all its rows at once. */
export interface FeedRowsState {
  /** In the order they stand. */
  readonly messageIds: readonly string[];
  /** How many rows there are, or -1 while nobody knows. */
  readonly size: number;
  /** How many of them, from the top, are new since the last visit. */
  readonly newCount: number;
}

/** The rows of a list, for each row to find its own place without the others rendering again. */
export interface FeedRows {
  setRows(state: FeedRowsState): void;
  setCurrent(messageId: string): void;
  /** The row that the Tab key stops at: the one the reader was in last, else the first. */
  stop(): string | undefined;
  row(messageId: string): FeedRow;
  subscribe(onChange: () => void): () => void;
}

const rowsOfRoots = new WeakMap<object, FeedRows>();

/** The rows of a root, by the object that stays the same as long as it lives. Made by the list: a bell has no rows. */
export function feedRowsOf(root: object): FeedRows {
  const rows = rowsOfRoots.get(root) ?? createFeedRows();
  rowsOfRoots.set(root, rows);
  return rows;
}

/** A feed is one Tab stop, however long it is. */
function createFeedRows(): FeedRows {
  const listeners = new Set<() => void>();
  const asked = new Map<string, FeedRow>();
  let positions: ReadonlyMap<string, number> = new Map();
  let state: FeedRowsState = { messageIds: [], size: -1, newCount: 0 };
  let currentId: string | undefined;

  function stop(): string | undefined {
    return currentId !== undefined && positions.has(currentId) ? currentId : state.messageIds[0];
  }

  function tell(): void {
    for (const listener of [...listeners]) {
      listener();
    }
  }

  return {
    stop,
    row(messageId) {
      const position = positions.get(messageId);
      const row: FeedRow = {
        // A row that is in no list stands alone.
        tabStop: position === undefined || messageId === stop(),
        position,
        size: state.size,
        isNew: position !== undefined && position <= state.newCount,
      };
      const known = asked.get(messageId);
      if (known !== undefined && isSame(known, row)) {
        return known;
      }
      asked.set(messageId, row);
      return row;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    setRows(next) {
      state = next;
      positions = new Map(next.messageIds.map((id, index) => [id, index + 1]));
      for (const id of asked.keys()) {
        if (!positions.has(id)) {
          asked.delete(id);
        }
      }
      tell();
    },
    setCurrent(messageId) {
      if (messageId !== currentId) {
        currentId = messageId;
        tell();
      }
    },
  };
}

function isSame(one: FeedRow, other: FeedRow): boolean {
  return (
    one.tabStop === other.tabStop &&
    one.position === other.position &&
    one.size === other.size &&
    one.isNew === other.isNew
  );
}
