import type { InboxMessage } from '../../data/index.ts';
import type { ActionContext, FeatureAdditions } from '../../inbox/features/Feature.ts';
import { choicesOf } from '../../inbox/menu/Choices.tsx';
import { mark } from '../../inbox/message-item/ItemText.css.ts';
import type { ActionChoice, FeatureAction } from '../../inbox/settings/messageAction.ts';
import { BellOffIcon, LockIcon, QuestionIcon } from '../../primitives/index.ts';
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

  return {
    actions: (context) => actionsOf(rows, context, isMuted),
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

/** What concerns more than one message: its thread, or all of its workflow. */
function actionsOf(
  rows: Rows,
  { undoMs }: ActionContext,
  isMuted: (message: InboxMessage) => boolean,
): readonly FeatureAction[] {
  const { words, store } = rows;
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
  /** What mutes the threads of messages, or ends that. Empty where they are in none. */
  const muting = (messages: readonly InboxMessage[]) => {
    const threads = messages.flatMap((message) => rows.threadOf(message) ?? []);
    const isMute = !messages.some(isMuted);
    const thread: ActionChoice = {
      id: isMute ? 'mute' : 'unmute',
      label: words.text(isMute ? 'muteThread' : 'unmuteThread'),
      onSelect() {
        store.update(({ mutes }) => ({
          mutes: [...mutes.filter((one) => !threads.includes(one)), ...(isMute ? threads : [])],
        }));
        announceIn(rows, words.text(isMute ? 'muted' : 'unmuted'));
      },
    };
    return threads.length > 0 ? [thread] : [];
  };
  return [
    {
      id: 'mute',
      label: words.text('fewerLikeThis'),
      icon: <BellOffIcon size={16} />,
      shortcut: 'M',
      isFor: 'row',
      appliesTo: (message) => canBeOff(message, false) || muting([message]).length > 0,
      choices: choicesOf((messages) => [
        ...muting(messages),
        ...(messages.some((message) => canBeOff(message, false)) ? times : []).map(([id, untilMs]) => ({
          id,
          label: words.text(id),
          onSelect: (chosen: readonly InboxMessage[]) => turnOff(chosen, untilMs()),
        })),
      ]),
      // Of several that are selected: what can be turned back as easily.
      onSelect: (messages) => muting(messages)[0]?.onSelect(messages),
    },
    {
      id: 'required',
      label: words.text('requiredReason'),
      icon: <LockIcon size={16} />,
      isFor: 'row',
      isOff: true,
      appliesTo: (message) => canBeOff(message, true),
      onSelect: () => {},
    },
    {
      id: 'why',
      label: words.text('whyThis'),
      icon: <QuestionIcon size={16} />,
      isFor: 'row',
      appliesTo: (message) => rows.workflowOf(message) !== undefined,
      show([message], beside) {
        const id = message && rows.workflowOf(message)?.workflow.id;
        if (id) {
          beside((button, end) => (
            <WhyBox rows={rows} id={id} reason={message.reason} anchor={button} onClose={end} />
          ));
        }
      },
      onSelect: () => {},
    },
  ];
}
