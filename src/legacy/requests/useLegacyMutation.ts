'use client';

import { useMutation } from '@tanstack/react-query';
import { type InboxError, useInboxClient } from '../../data/index.ts';

/** The old callbacks of one call, of which the third parameter is what `onMutate` returned. */
export interface ILegacyMutateOptions<Data, Input> {
  onSuccess?: ((data: Data, input: Input, context: unknown) => unknown) | undefined;
  onError?: ((error: Error, input: Input, context: unknown) => unknown) | undefined;
  onSettled?:
    | ((data: Data | undefined, error: Error | null, input: Input, context: unknown) => unknown)
    | undefined;
}

/** The old options of a change, which TanStack Query defines. */
export interface ILegacyMutationOptions<Data, Input> extends ILegacyMutateOptions<Data, Input> {
  onMutate?: ((input: Input) => unknown) | undefined;
  /** How often a failed change is sent again, or a function that decides. @default 0 */
  retry?: boolean | number | ((failureCount: number, error: Error) => boolean) | undefined;
  retryDelay?: number | ((failureCount: number, error: Error) => number) | undefined;
  /** Whether a failure is thrown while rendering, for an error boundary. @default false */
  useErrorBoundary?: boolean | ((error: Error) => boolean) | undefined;
  meta?: Record<string, unknown> | undefined;
}

/** The state of a change, as the old hooks returned it. */
export interface ILegacyMutation<Data, Input> {
  data: Data | undefined;
  error: Error | null;
  isError: boolean;
  isIdle: boolean;
  isLoading: boolean;
  isSuccess: boolean;
  status: 'idle' | 'loading' | 'error' | 'success';
  reset: () => void;
  context: unknown;
  failureCount: number;
  failureReason: Error | null;
  isPaused: boolean;
  variables: Input | undefined;
  mutateAsync: (input: Input, options?: ILegacyMutateOptions<Data, Input>) => Promise<Data>;
}

/** A function that makes a change, and fails silently. */
export type LegacyMutate<Data, Input> = (input: Input, options?: ILegacyMutateOptions<Data, Input>) => void;

/** A change by the old options and with the old result: the function that makes it, and its state. */
export function useLegacyMutation<Data, Input>(
  options: ILegacyMutationOptions<Data, Input> = {},
  send: (input: Input) => Promise<Data>,
): readonly [LegacyMutate<Data, Input>, ILegacyMutation<Data, Input>] {
  const client = useInboxClient('The hooks of carillon/legacy');
  const { onMutate, onSuccess, onError, onSettled, retry, retryDelay, useErrorBoundary, meta } = options;
  const change = useMutation<Data, InboxError, Input, unknown>(
    {
      // The key removes it with the client.
      mutationKey: [...client.scope, 'legacy'],
      networkMode: 'always',
      mutationFn: send,
      onMutate: (input) => onMutate?.(input),
      onSuccess: (data, input, context) => onSuccess?.(data, input, context),
      onError: (error, input, context) => onError?.(error, input, context),
      onSettled: (data, error, input, context) => onSettled?.(data, error, input, context),
      retry: retry ?? 0,
      throwOnError: useErrorBoundary ?? false,
      ...(retryDelay !== undefined && { retryDelay }),
      ...(meta !== undefined && { meta }),
    },
    client.queryClient,
  );
  const { data, error, isError, isIdle, isPending, isSuccess, status, reset, context } = change;
  const { failureCount, failureReason, isPaused, variables, mutate, mutateAsync } = change;
  return [
    mutate as LegacyMutate<Data, Input>,
    {
      ...{ data, error, isError, isIdle, isLoading: isPending, isSuccess, reset, context },
      status: status === 'pending' ? 'loading' : status,
      ...{ failureCount, failureReason, isPaused, variables },
      mutateAsync: mutateAsync as ILegacyMutation<Data, Input>['mutateAsync'],
    },
  ];
}
