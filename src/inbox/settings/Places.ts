import type { ReactNode } from 'react';
import type {
  Capabilities,
  FailedActionKind,
  InboxMessage,
  MessagesQuery,
  UndoableAction,
} from '../../data/index.ts';
import type { MessageAction } from './messageAction.ts';

/** Where messages are that are not in the inbox itself. */
export type Place = 'archived' | 'snoozed';

/** Where the messages of a query are; undefined for the inbox itself. */
export function placeOf({ archived, snoozed }: MessagesQuery = {}): Place | undefined {
  return archived ? 'archived' : snoozed ? 'snoozed' : undefined;
}

/** What is to be done with messages, and for which. */
export interface PlaceChange {
  readonly ids: readonly string[];
  readonly effect: { readonly archived: boolean } | { readonly snoozedUntil: string | null };
}

/** Shows something beside the button of a menu once that has closed, until it ends. */
export type ShowBeside = (draw: (button: HTMLElement, end: () => void) => ReactNode) => void;

/** An action that is offered, and for which messages. */
export type Offered = readonly [action: MessageAction, concerned: readonly InboxMessage[]];

/** What archive, snooze and severity add to the parts of an inbox, in a chunk of its own with words of its own. */
export interface Places {
  /** The actions for messages that are in a place. */
  actions(
    place: Place | undefined,
    capabilities: Capabilities,
    change: (what: PlaceChange) => void,
  ): readonly MessageAction[];
  /** The commands of a menu, as `draw` draws them; one that asks for a time first opens a menu of times. */
  commands(
    offered: readonly Offered[],
    draw: (one: Offered, ask?: (event: Event) => void) => ReactNode,
    beside: ShowBeside,
  ): ReactNode;
  /** The menu of times for an action that asks for one; undefined for any other. */
  times(
    action: MessageAction,
  ): ((concerned: readonly InboxMessage[], menu: TimesMenu) => ReactNode) | undefined;
  /** What a row says of its message in small words; null where there is nothing to say. */
  marks(message: InboxMessage): ReactNode;
  /** The words for something that the reader has done. */
  done(
    kind: FailedActionKind,
    count: number,
    effect: UndoableAction['effect'] | undefined,
  ): string | undefined;
  /** The names of the reader's commands. */
  readonly commandNames: { readonly [Kind in FailedActionKind]?: string };
  /** The names of the tabs. */
  readonly tabs: Readonly<Record<Place, string>>;
  /** What is shown in place of a feed without messages. */
  readonly empty: Readonly<Record<Place, { readonly title: string; readonly icon: ReactNode }>>;
}

/** What a menu of times needs of its surroundings. */
export interface TimesMenu {
  readonly beside: ShowBeside;
  /** A time was chosen, which is about to be sent. */
  onChosen?(): void;
  /** Leads back to the commands that this one came from, in the same menu. */
  onBack?(menu: Element | null): void;
}
