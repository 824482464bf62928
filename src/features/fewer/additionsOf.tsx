import type { InboxMessage } from '../../data/index.ts';
import type { ActionContext, FeatureAdditions } from '../../inbox/features/Feature.ts';
import { choicesOf } from '../../inbox/menu/Choices.tsx';
import { mark } from '../../inbox/message-item/ItemText.css.ts';
import type { FeatureAction, MessageAction } from '../../inbox/settings/messageAction.ts';
import { BellIcon, BellOffIcon, LockIcon, QuestionIcon } from '../../primitives/index.ts';
import { announceIn } from './announceIn.ts';
import { isComing } from './isComing.ts';
import { NewKind } from './NewKind.tsx';
import type { Rows } from './Rows.ts';
import { turnOffKind } from './turnOffKind.ts';
import { Watch } from './Watch.tsx';
import { WhyBox } from './WhyBox.tsx';

const hourMs = 3_600_000;

/** For how long messages of a workflow can be off: until when, in milliseconds since 1970. */
const times = [
  ['offForAnHour', () => Date.now() + hourMs],
  // The end of this day where the reader is.
  ['offForToday', () => new Date().setHours(24, 0, 0, 0)],
  ['alwaysOff', () => undefined],
] as const;

/** What makes messages fewer, as the rows of a list have it. */
export function additionsOf(rows: Rows): FeatureAdditions {
  const { words, store } = rows;
  const { mutes } = store.get();
  const isMuted = (message: InboxMessage) => mutes.includes(rows.threadOf(message) ?? '');

  const muting = (['mute', 'unmute'] as const).map((id): MessageAction => {
    const isMute = id === 'mute';
    return {
      id,
      label: words.text(`${id}Thread`),
      icon: isMute ? <BellOffIcon size={16} /> : <BellIcon size={16} />,
      shortcut: 'M',
      appliesTo: (message) => rows.threadOf(message) !== undefined && isMuted(message) !== isMute,
      onSelect(messages) {
        const threads = messages.flatMap((message) => rows.threadOf(message) ?? []);
        store.update((kept) => ({
          mutes: [...kept.mutes.filter((one) => !threads.includes(one)), ...(isMute ? threads : [])],
        }));
        announceIn(rows, words.text(isMute ? 'muted' : 'unmuted'));
      },
    };
  });

  return {
    actions: (context) => [...muting, ...actionsOnKind(rows, context)],
    rowMarks(message) {
      const muted = isMuted(message) && (
        <span className={mark}>
          <BellOffIcon size={13} />
          {words.text('muted')}
        </span>
      );
      const workflow = rows.newKindOf(message);
      return muted || workflow ? (
        <>
          {muted}
          {workflow && <NewKind rows={rows} workflow={workflow} />}
        </>
      ) : null;
    },
    inList: ({ feed }) => feed.data && <Watch listed={feed.data.rows} rows={rows} />,
  };
}

/** What concerns all messages of a workflow: in the menu of one of them. */
function actionsOnKind(rows: Rows, { undoMs }: ActionContext): readonly FeatureAction[] {
  const { words } = rows;
  const canBeOff = (message: InboxMessage, critical: boolean) => {
    const found = rows.workflowOf(message);
    return found !== undefined && isComing(found) && found.workflow.critical === critical;
  };
  const turnOff = ([message]: readonly InboxMessage[], untilMs: number | undefined) => {
    const found = message && rows.workflowOf(message);
    if (found) {
      turnOffKind(rows, found.workflow, undoMs, untilMs);
    }
  };
  return [
    {
      id: 'fewer',
      label: words.text('fewerLikeThis'),
      icon: <BellOffIcon size={16} />,
      isForRow: true,
      appliesTo: (message) => canBeOff(message, false),
      choices: choicesOf(() =>
        times.map(([id, untilMs]) => ({
          id,
          label: words.text(id),
          onSelect: (messages) => turnOff(messages, untilMs()),
        })),
      ),
      onSelect: (messages) => turnOff(messages, undefined),
    },
    {
      id: 'required',
      label: words.text('requiredReason'),
      icon: <LockIcon size={16} />,
      isForRow: true,
      isOff: true,
      appliesTo: (message) => canBeOff(message, true),
      onSelect: () => {},
    },
    {
      id: 'why',
      label: words.text('whyThis'),
      icon: <QuestionIcon size={16} />,
      isForRow: true,
      appliesTo: (message) => rows.workflowOf(message) !== undefined,
      show([message], beside) {
        const id = message && rows.workflowOf(message)?.workflow.id;
        if (id) {
          beside((button, end) => <WhyBox rows={rows} id={id} anchor={button} onClose={end} />);
        }
      },
      onSelect: () => {},
    },
  ];
}
