'use client';

import { useState } from 'react';
import {
  callSafely,
  type InboxError,
  type MessageButton,
  toInboxError,
  type UpdateGlobalPreferencesInput,
  type UpdatePreferenceInput,
  useMarkMessages,
  useUpdateGlobalPreferences as useOurGlobalPreferences,
  useRemoveMessages,
  useRunMessageButton,
  useUpdatePreference,
} from '../data/index.ts';
import { useRemoveAll } from './useRemoveAll.ts';

/** The old callbacks of a change. */
export interface ILegacyMutationOptions<Input> {
  onSuccess?: ((data: undefined, input: Input) => void) | undefined;
  onError?: ((error: InboxError, input: Input) => void) | undefined;
}

/** Marks messages: `read` decides where it is said, else they are seen. As of old, the `query` does not matter. */
export function useMarkNotificationsAs(
  options?: ILegacyMutationOptions<IMarkNotificationsAs> & { query?: unknown },
) {
  const { mutateAsync } = useMarkMessages();
  const [markNotificationsAs, state] = useChange(options, ({ messageId, read }: IMarkNotificationsAs) =>
    mutateAsync({
      messageIds: [messageId].flat(),
      mark: read === undefined ? 'seen' : read ? 'read' : 'unread',
    }),
  );
  return { markNotificationsAs, ...state };
}

/** What the old mark was told. */
export interface IMarkNotificationsAs {
  readonly messageId: string | string[];
  readonly seen?: boolean | undefined;
  readonly read?: boolean | undefined;
}

/** Removes one message. */
export function useRemoveNotification(options?: ILegacyMutationOptions<{ readonly messageId: string }>) {
  const { mutateAsync } = useRemoveMessages();
  const [removeNotification, state] = useChange(options, ({ messageId }: { readonly messageId: string }) =>
    mutateAsync({ messageIds: [messageId] }),
  );
  return { removeNotification, ...state };
}

/** Removes several messages. */
export function useRemoveNotifications(
  options?: ILegacyMutationOptions<{ readonly messageIds: readonly string[] }>,
) {
  const { mutateAsync } = useRemoveMessages();
  const [removeNotifications, state] = useChange(
    options,
    ({ messageIds }: { readonly messageIds: readonly string[] }) => mutateAsync({ messageIds }),
  );
  return { removeNotifications, ...state };
}

/** Removes the whole inbox, or one feed by its object id. */
export function useRemoveAllNotifications(
  options?: ILegacyMutationOptions<{ readonly feedId?: string | undefined }>,
) {
  const removeAll = useRemoveAll();
  const [removeAllNotifications, state] = useChange(
    options,
    ({ feedId }: { readonly feedId?: string | undefined }) => removeAll(feedId),
  );
  return { removeAllNotifications, ...state };
}

/** Presses one of the sender's buttons. Only `done` can be told. */
export function useUpdateAction(options?: ILegacyMutationOptions<IUpdateAction>) {
  const { mutateAsync } = useRunMessageButton();
  const [updateAction, state] = useChange(
    options,
    ({ messageId, actionButtonType, payload }: IUpdateAction) =>
      mutateAsync({ messageId, type: actionButtonType, payload }),
  );
  return { updateAction, ...state };
}

/** What the old press was told. */
export interface IUpdateAction {
  readonly messageId: string;
  readonly actionButtonType: MessageButton['type'];
  readonly status?: 'done' | undefined;
  readonly payload?: Readonly<Record<string, unknown>> | undefined;
}

/** Turns a channel of a workflow on or off. */
export function useUpdateUserPreferences(options?: ILegacyMutationOptions<IUpdateUserPreferences>) {
  const { mutateAsync } = useUpdatePreference();
  const [updateUserPreferences, state] = useChange(
    options,
    ({ templateId, channelType, checked }: IUpdateUserPreferences) =>
      mutateAsync({ workflowId: templateId, channel: channelType, enabled: checked }),
  );
  return { updateUserPreferences, ...state };
}

/** What the old change of a preference was told. */
export interface IUpdateUserPreferences {
  readonly templateId: string;
  readonly channelType: UpdatePreferenceInput['channel'];
  readonly checked: boolean;
}

/** Turns channels on or off for all workflows. */
export function useUpdateUserGlobalPreferences(
  options?: ILegacyMutationOptions<UpdateGlobalPreferencesInput>,
) {
  const { mutateAsync } = useOurGlobalPreferences();
  const [updateUserGlobalPreferences, state] = useChange(options, (input: UpdateGlobalPreferencesInput) =>
    mutateAsync(input),
  );
  return { updateUserGlobalPreferences, ...state };
}

/** A change as old hooks offered it: a function that fails in silence, and what came of it. */
function useChange<Input>(
  options: ILegacyMutationOptions<Input> | undefined,
  send: (input: Input) => Promise<void>,
) {
  const [state, setState] = useState<{ isLoading: boolean; error: InboxError | null }>({
    isLoading: false,
    error: null,
  });
  function change(input: Input): void {
    setState({ isLoading: true, error: null });
    send(input).then(
      () => {
        setState({ isLoading: false, error: null });
        callSafely(() => options?.onSuccess?.(undefined, input));
      },
      (thrown: unknown) => {
        const error = toInboxError(thrown);
        setState({ isLoading: false, error });
        callSafely(() => options?.onError?.(error, input));
      },
    );
  }
  return [change, { ...state, isError: state.error !== null }] as const;
}
