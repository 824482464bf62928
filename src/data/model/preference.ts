import type { Channel } from '../../platform-constants/index.ts';

/** Whether each channel is on. An absent channel cannot be chosen: the workflow has no active step for it. */
export type ChannelSwitches = { readonly [Name in Channel]?: boolean | undefined };

/** A subscriber's switches, for one workflow or for all. Fields of the answer that are not listed are kept. */
export interface PreferenceSwitches {
  /** False switches every channel off, and keeps the value of each for later. */
  readonly enabled: boolean;
  /** The switch of each channel that can be chosen. */
  readonly channels: ChannelSwitches;
  readonly [field: string]: unknown;
}

/** The workflow of a preference. */
export interface PreferenceWorkflow {
  /** The backend's id of the workflow. */
  readonly id: string;
  /** Its name as plain text; empty if the server sent none. */
  readonly name: string;
  /** Whether it cannot be switched off. */
  readonly critical: boolean;
  /** The tags of the workflow. */
  readonly tags: readonly string[];
  readonly [field: string]: unknown;
}

/** A subscriber's preference for one workflow. */
export interface WorkflowPreference {
  /** The workflow. */
  readonly workflow: PreferenceWorkflow;
  /** The subscriber's switches for it. */
  readonly preference: PreferenceSwitches;
  readonly [field: string]: unknown;
}

/** A subscriber's preference for all workflows together. */
export interface GlobalPreference {
  /** The subscriber's switches for all workflows. */
  readonly preference: PreferenceSwitches;
  readonly [field: string]: unknown;
}

/** The switches to change; absent ones stay as they are. */
export type Switches = { readonly [Name in Channel | 'enabled']?: boolean };
