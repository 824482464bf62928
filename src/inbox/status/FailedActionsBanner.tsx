'use client';

import { type FailedAction, type FailedActions, isRefusal } from '../../data/index.ts';
import type { PlainKey } from '../../locales/index.ts';
import { Banner } from '../../primitives/index.ts';
import { firstOf } from '../features/ofFeatures.tsx';
import { type InboxSettings, useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { FailedActionsButtons } from './FailedActionsButtons.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { RefusalReasons, refusalReasons } from './RefusalReasons.tsx';

/** What the name of a command follows from. */
type NamedAction = Pick<FailedAction, 'kind' | 'all' | 'count'>;

/** Shows which changes could not be saved, with buttons to try them again or to dismiss them. */
export function FailedActionsBanner({ actions, retry, dismiss }: FailedActions) {
  const settings = useInboxSettings('FailedActionsBanner');
  const { translator } = settings;
  const names = translator.list(commandNames(actions, settings));
  const errors = actions.map(({ error }) => error);
  const again = actions.filter(({ error }) => !isRefusal(error));
  const advice = translator.text(again.length > 0 ? 'actionFailed' : 'actionRefused');
  const words = [names && `${names}.`, advice, ...refusalReasons(errors)].filter(Boolean).join(' ');
  return (
    <Banner
      tone="danger"
      action={
        <FailedActionsButtons
          retrying={actions.some(({ retrying }) => retrying)}
          onRetry={again.length > 0 ? () => retry(again.map(({ id }) => id)) : undefined}
          onDismiss={() => dismiss()}
        />
      }
    >
      <FailureAlert actions={actions} words={words}>
        {/* In one line: above the advice the name of a command looks like its button. */}
        <div>
          {names !== '' && `${names}. `}
          <span>{advice}</span>
        </div>
        <RefusalReasons errors={errors} />
      </FailureAlert>
    </Banner>
  );
}

/** The names of commands, each once, with the number of messages where there were several. */
function commandNames(
  actions: readonly NamedAction[],
  { translator, features }: InboxSettings,
): readonly string[] {
  const commands = new Map<string, NamedAction>();
  for (const action of actions) {
    const { kind, all } = action;
    const before = commands.get(`${kind} ${all}`)?.count ?? 0;
    commands.set(`${kind} ${all}`, { kind, all, count: before + (all ? 0 : action.count) });
  }
  return [...commands.values()].flatMap((action) => {
    const command = commandOf(action);
    const name = command
      ? translator.text(command)
      : firstOf(features, ({ commandNames }) => commandNames?.[action.kind]);
    return name && action.count > 1 ? `${name} (${translator.number(action.count)})` : (name ?? []);
  });
}

/** The name of the reader's command; undefined where the inbox has none for it. */
function commandOf({ kind, all, count }: NamedAction): PlainKey | undefined {
  switch (kind) {
    case 'read':
      return all ? 'markAllAsRead' : 'markAsRead';
    case 'unread':
      return 'markAsUnRead';
    case 'removed':
      return all ? 'removeAll' : count === 1 ? 'removeMessage' : 'remove';
    case 'preference':
      return 'settings';
    default:
      return undefined;
  }
}
