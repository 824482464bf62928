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

/** Marks messages: as `read` says, or as seen if it is absent. As in the old widget, the `query` has no effect. */
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

/** The old parameters of a mark. */
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

/** Runs one of the sender's buttons. Only the status `done` is supported. */
export function useUpdateAction(options?: ILegacyMutationOptions<IUpdateAction>) {
  const { mutateAsync } = useRunMessageButton();
  const [updateAction, state] = useChange(
    options,
    ({ messageId, actionButtonType, payload }: IUpdateAction) =>
      mutateAsync({ messageId, type: actionButtonType, payload }),
  );
  return { updateAction, ...state };
}

/** The old parameters of a pressed button. */
export interface IUpdateAction {
  readonly messageId: string;
  readonly actionButtonType: MessageButton['type'];
  readonly status?: 'done' | undefined;
  readonly payload?: Readonly<Record<string, unknown>> | undefined;
}

/** Switches a channel of a workflow on or off. */
export function useUpdateUserPreferences(options?: ILegacyMutationOptions<IUpdateUserPreferences>) {
  const { mutateAsync } = useUpdatePreference();
  const [updateUserPreferences, state] = useChange(
    options,
    ({ templateId, channelType, checked }: IUpdateUserPreferences) =>
      mutateAsync({ workflowId: templateId, channel: channelType, enabled: checked }),
  );
  return { updateUserPreferences, ...state };
}

/** The old parameters of a change of a preference. */
export interface IUpdateUserPreferences {
  readonly templateId: string;
  readonly channelType: UpdatePreferenceInput['channel'];
  readonly checked: boolean;
}

/** Switches channels on or off for all workflows. */
export function useUpdateUserGlobalPreferences(
  options?: ILegacyMutationOptions<UpdateGlobalPreferencesInput>,
) {
  const { mutateAsync } = useOurGlobalPreferences();
  const [updateUserGlobalPreferences, state] = useChange(options, (input: UpdateGlobalPreferencesInput) =>
    mutateAsync(input),
  );
  return { updateUserGlobalPreferences, ...state };
}

/** A mutation in the form of the old hooks: a function that fails silently, and the state of the mutation. */
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
