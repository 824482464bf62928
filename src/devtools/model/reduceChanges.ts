import type { ChangeRow, ChangeStand, DevtoolsEvent } from './DevtoolsState.ts';

/** The changes with their histories, after what is laid over facts has changed. The newest first. */
export function reduceChanges(
  rows: readonly ChangeRow[],
  { at, changes, error }: DevtoolsEvent & { type: 'changes' },
): readonly ChangeRow[] {
  const now = new Map(changes.map((change) => [change.id, change]));
  const known = rows.map((row): ChangeRow => {
    const change = now.get(row.id);
    now.delete(row.id);
    if (change !== undefined) {
      return { ...stepped(row, change.stand, at), label: change.label, isLaid: true };
    }
    if (!row.isLaid || row.stand === 'confirmed') {
      return row.isLaid ? { ...row, isLaid: false } : row;
    }
    // What was sent and is not confirmed has failed; what was never sent was undone or replaced.
    const hasFailed = row.stand === 'sending';
    return {
      ...stepped(row, hasFailed ? 'failed' : 'takenBack', at),
      ...(hasFailed && error !== undefined ? { error } : {}),
      isLaid: false,
    };
  });
  const added = [...now.values()].map(({ id, label, stand }): ChangeRow => {
    return { id, label, stand, steps: [{ stand, at }], isLaid: true };
  });
  return [...added.reverse(), ...known];
}

function stepped(row: ChangeRow, stand: ChangeStand, at: number): ChangeRow {
  return row.stand === stand ? row : { ...row, stand, steps: [...row.steps, { stand, at }] };
}
