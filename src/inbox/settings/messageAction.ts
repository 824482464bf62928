import type { ReactNode } from 'react';
import type { InboxMessage } from '../../data/index.ts';

/** Something the reader may do with messages: in the menu of one, and in the bar of several that are selected. */
export interface MessageAction {
  /** Names it in `data-action`. The ready-made ones are `read`, `unread`, `archive`, `unarchive`, `snooze`, `unsnooze`, `mute` and `remove`. */
  readonly id: string;
  /** Its words in the menu of a message. */
  readonly label: string;
  /** Its words for several messages. @default `label` */
  readonly bulkLabel?: string | undefined;
  /** A decorative picture beside its words; in the bar of several messages it stands for them. */
  readonly icon?: ReactNode;
  /** `danger` for what cannot be had back. @default 'normal' */
  readonly tone?: 'danger' | undefined;
  /** A letter that does it while the focus is in a row of the feed that it is offered for, such as `E`; several with spaces between them. @default none */
  readonly shortcut?: string | undefined;
  /** Whether it is offered for a message. @default for every message */
  readonly appliesTo?: ((message: InboxMessage) => boolean) | undefined;
  /** Does it, for one message or for several, and by which key if it was one. That of `snooze`, where you leave it as it is, first asks until when. */
  onSelect(messages: readonly InboxMessage[], shortcut?: string): void;
}

/** What an action of a feature has beyond those of hosts. */
export interface FeatureAction extends MessageAction {
  /** Whether it is shown, but cannot be done: its words say why. @default false */
  readonly isOff?: boolean | undefined;
  /** Where it is, if not everywhere: in the menu of a row and not in the bar of several messages, or in neither, for keys alone. @default everywhere */
  readonly isFor?: 'row' | 'keys' | undefined;
  /** Draws what a menu asks before, such as until when, in place of its commands: see `choicesOf`. `snooze` has some. @default nothing */
  readonly choices?: ((menu: ChoicesMenu) => ReactNode) | undefined;
  /** What the menu of a row does in place of `onSelect`: it shows something beside its button. */
  readonly show?: ((messages: readonly InboxMessage[], beside: ShowBeside) => void) | undefined;
}

/** One of the choices of an action. */
export interface ActionChoice extends Pick<MessageAction, 'label' | 'onSelect'> {
  /** Names it in `data-choice`. */
  readonly id: string;
  /** More words, at the end of its line. */
  readonly detail?: string | undefined;
  /** What it does in place of `onSelect`: it draws something beside the button of the menu, such as a field for a time. */
  readonly ask?: ((box: AskBox) => ReactNode) | undefined;
}

/** The menu that choices are in. */
export interface ChoicesMenu {
  readonly label: string;
  readonly messages: readonly InboxMessage[];
  readonly beside: ShowBeside;
  /** One was taken, and is about to be done. */
  onChosen?(): void;
  /** Leads back to the commands that these came from, in the same menu; undefined where they are the menu itself. */
  onBack?(menu: Element | null): void;
}

/** Where something is asked that concerns messages. */
export interface AskBox {
  readonly messages: readonly InboxMessage[];
  /** The button of the menu, which has closed. */
  readonly anchor: HTMLElement;
  /** Ends it: true where the action was done. */
  onEnd(isDone?: boolean): void;
}

/** Shows something beside the button of a menu once that has closed, until it ends. */
export type ShowBeside = (draw: (button: HTMLElement, end: () => void) => ReactNode) => void;

/** An action that is offered, and for which messages. */
export type Offered = readonly [action: FeatureAction, concerned: readonly InboxMessage[]];

/** Makes the actions of a message out of the ready-made ones: leaves some out, adds your own, puts them in another order. */
export type MessageActions = (readyMade: readonly MessageAction[]) => readonly MessageAction[];
