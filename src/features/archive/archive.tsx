import type { FeatureCode } from '../../inbox/features/Feature.ts';
import { shownCount } from '../../inbox/root/actsDone.ts';
import type { MessageAction } from '../../inbox/settings/messageAction.ts';
import { placeWords } from '../../locales/index.ts';
import { ArchiveIcon, InboxIcon } from '../../primitives/index.ts';

/** Messages can be archived and brought back. */
export const archive: FeatureCode = {
  start: ({ translator }, add) =>
    placeWords.follow(translator, (words) => {
      const { text } = words;
      add({
        actions({ place, capabilities, change }) {
          const action = (archived: boolean, others: Omit<MessageAction, 'shortcut' | 'onSelect'>) => ({
            ...others,
            shortcut: 'E',
            onSelect: (messages: Parameters<MessageAction['onSelect']>[0]) =>
              change(
                messages.map(({ id }) => id),
                { archived },
              ),
          });
          if (!capabilities.archive || place === 'snoozed') {
            return [];
          }
          return place === 'archived'
            ? [
                action(false, {
                  id: 'unarchive',
                  label: text('unarchive'),
                  icon: <InboxIcon size={16} />,
                  appliesTo: ({ archived = false }) => archived,
                }),
              ]
            : [
                action(true, {
                  id: 'archive',
                  label: text('archive'),
                  icon: <ArchiveIcon size={16} />,
                  appliesTo: ({ archived, snoozedUntil }) => !archived && !snoozedUntil,
                }),
              ];
        },
        done({ kind, count }) {
          switch (kind) {
            case 'archived':
              return count > 1 ? text('manyArchived', { count: shownCount(count, words) }) : text('archived');
            case 'unarchived':
              return text('backInInbox');
            default:
              return undefined;
          }
        },
        commandNames: { archived: text('archive'), unarchived: text('unarchive') },
        places: {
          archived: {
            tab: text('archivedTab'),
            title: text('noArchived'),
            icon: <ArchiveIcon size={28} />,
          },
        },
      });
    }),
};
