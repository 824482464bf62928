'use client';

import { type FailedAction, type FailedActions, isRefusal } from '../../data/index.ts';
import type { PlainKey } from '../../locales/index.ts';
import { Banner } from '../../primitives/index.ts';
import { firstOf } from '../features/ofFeatures.tsx';
import { type InboxSettings, useInboxSettings } from '../settings/InboxSettingsContext.ts';
import { FailedActionsButtons } from './FailedActionsButtons.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import { RefusalReasons, refusalReasons } from './RefusalReasons.tsx';

/** The reader's commands by their acts; features name theirs. */
const commands: Readonly<Record<string, PlainKey | undefined>> = {
  read: 'markAsRead',
  readAll: 'markAllAsRead',
  unread: 'markAsUnRead',
  removed: 'remove',
  removedAll: 'removeAll',
  preference: 'settings',
};

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
  actions: readonly FailedAction[],
  { translator, features }: InboxSettings,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const { kind, all, count } of actions) {
    const act = all ? `${kind}All` : kind;
    counts.set(act, (counts.get(act) ?? 0) + (all ? 0 : count));
  }
  return [...counts].flatMap(([act, count]) => {
    const command = commands[act];
    const name = command
      ? translator.text(command)
      : firstOf(features, ({ commandNames }) => commandNames?.[act]);
    return name && count > 1 ? `${name} (${translator.number(count)})` : (name ?? []);
  });
}
