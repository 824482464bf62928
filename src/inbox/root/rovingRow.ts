import { createStore } from '../../base/index.ts';

/** Where a row is in its feed. */
export interface RovingRow {
  /** Whether it is the row that the Tab key stops at. */
  readonly tabStop: boolean;
  /** From 1; undefined for a message that is in no list. */
  readonly position: number | undefined;
  /** How many rows there are, or -1 while that is unknown. */
  readonly size: number;
  /** Whether it came since the last visit. */
  readonly isNew: boolean;
}

/** All rows of a list. */
export interface RovingRowsState {
  /** In the order on the screen. */
  readonly messageIds: readonly string[];
  /** Those, and the others of closed groups that they are in front of. */
  readonly listedIds: readonly string[];
  /** How many rows there are, or -1 while that is unknown. */
  readonly size: number;
  /** How many of them, from the top, are new since the last visit. */
  readonly newCount: number;
}

/**
 * The rows of a list, of which one is the Tab stop, however many there are. Each row reads its own position here, without
 * rendering the others again.
 */
export interface RovingRows {
  setRows(state: RovingRowsState): void;
  /** As `setRows`, if there was no list before. May be called while its rows are rendered, so that they need not be rendered twice. */
  begin(state: RovingRowsState): void;
  setCurrent(messageId: string): void;
  /** The row that the Tab key stops at: the one that had the focus last, else the first. */
  stop(): string | undefined;
  /** The messages that the list is about, and that are selected with all: the same list until one comes or goes. */
  listedIds(): readonly string[];
  row(messageId: string): RovingRow;
  subscribe(onChange: () => void): () => void;
}

interface State extends RovingRowsState {
  readonly positions: ReadonlyMap<string, number>;
  readonly currentId: string | undefined;
}

/** Makes the rows of one root. Get them with `root.service(createRovingRows)`. */
export function createRovingRows(): RovingRows {
  const store = createStore<State>({
    messageIds: [],
    listedIds: [],
    size: -1,
    newCount: 0,
    positions: new Map(),
    currentId: undefined,
  });
  /** The rows as they were last read: `useSyncExternalStore` needs the same object while nothing has changed. */
  const snapshots = new Map<string, RovingRow>();
  let isBegun = false;

  function stop(): string | undefined {
    const { messageIds, positions, currentId } = store.get();
    return currentId !== undefined && positions.has(currentId) ? currentId : messageIds[0];
  }

  function setRows(state: RovingRowsState): void {
    isBegun = true;
    const positions = new Map(state.messageIds.map((id, index) => [id, index + 1]));
    for (const id of snapshots.keys()) {
      if (!positions.has(id)) {
        snapshots.delete(id);
      }
    }
    store.set({ ...store.get(), ...state, positions });
  }

  return {
    subscribe: store.subscribe,
    stop,
    listedIds: () => store.get().listedIds,
    setRows,
    begin(state) {
      if (!isBegun) {
        setRows(state);
      }
    },
    row(messageId) {
      const { size, newCount, positions } = store.get();
      const position = positions.get(messageId);
      const row: RovingRow = {
        // A row outside of a list is a Tab stop of its own.
        tabStop: position === undefined || messageId === stop(),
        position,
        size,
        isNew: position !== undefined && position <= newCount,
      };
      const before = snapshots.get(messageId);
      if (before !== undefined && isSame(before, row)) {
        return before;
      }
      snapshots.set(messageId, row);
      return row;
    },
    setCurrent(messageId) {
      const state = store.get();
      if (messageId !== state.currentId) {
        store.set({ ...state, currentId: messageId });
      }
    },
  };
}

function isSame(one: RovingRow, other: RovingRow): boolean {
  return (
    one.tabStop === other.tabStop &&
    one.position === other.position &&
    one.size === other.size &&
    one.isNew === other.isNew
  );
}
