import type { NewChange } from '../../data/forDevtools.ts';

/** A change in a few words, without what a message says. */
export function labelOf(change: NewChange): string {
  const { kind, count } = change;
  switch (change.type) {
    case 'messages':
      return `${kind} · ${count} ${count === 1 ? 'message' : 'messages'}${change.isAutomatic ? ' · automatic' : ''}`;
    case 'feed':
      return `${kind} · all of ${JSON.stringify(change.target.query)}`;
    case 'switches':
      return `${Object.keys(change.effect).join(', ')} · ${change.target.workflowId ?? 'all workflows'}`;
    default:
      return `button · ${change.effect.answer}`;
  }
}
