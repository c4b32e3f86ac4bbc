import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'
import { keepPreviousData, type Query, useMutation, useQuery } from '@tanstack/react-query'
import { network } from '../browser/network.ts'
import { toast } from '../display/toast.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { ApiError, type CallOptions, call } from './api.ts'
import { RepeatingQueryClient } from './repeatingQueryClient.ts'
import { sessionStore } from './sessionStore.ts'
import { UserFacingError } from './userFacingError.ts'

/**
 * Whether a retry may help: yes for a lost connection (fetch's TypeError) and a failing server, no for an error of the
 * call or an answer that breaks the contract.
 */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError ? error.status >= 500 : error instanceof TypeError

export const queryClient = new RepeatingQueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Offline requests fail at once, so that the screen can say so. They are repeated when the connection is back.
      networkMode: 'always',
      refetchOnReconnect: false,
      retry: (count, error) => count < 2 && mayPass(error) && !network.isLost(),
    },
    // Offline saves fail at once, so that the screen can say so: a queued save could run after everybody has forgotten
    // it.
    mutations: { networkMode: 'always' },
  },
})

/** Repeats failed queries when the server is reachable again. */
export async function refetchFailed(): Promise<void> {
  await queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => mayPass(state.error) })
}

network.subscribe(() => {
  if (network.isLost()) return
  const isFollowed = ({ meta, state }: Query) =>
    meta?.followed === true && state.data !== undefined && !state.error
  void queryClient.refetchQueries({ type: 'active', stale: true, predicate: (query) => !isFollowed(query) })
})

type Input<Op extends Operation> = Omit<CallOptions<Op>, 'signal'>

/** `[feature, name, kind, input]`, so that a feature, an operation or a row can be invalidated. */
export function keyOf<Op extends Operation>(op: Op, input?: Input<Op>): readonly unknown[] {
  const [feature, name] = op.id.split('.')
  const key = [feature, name, sessionStore.get()?.kind ?? 'nobody']
  return input ? [...key, input] : key
}

interface QueryOptions {
  readonly enabled?: boolean
  /** Keep showing the last page while the next one loads. */
  readonly keep?: boolean
  /** A stream delivers what was missed offline, so no refetch is needed that would move rows while somebody reads. */
  readonly followed?: boolean
  /** Refetch interval in ms while it is on screen. */
  readonly every?: number
}

export function useOperation<Op extends Operation>(
  op: Op,
  input: Input<Op> = {},
  options: QueryOptions = {},
) {
  return useQuery<OutputOf<Op>>({
    queryKey: keyOf(op, input),
    queryFn: ({ signal }) => call(op, { ...input, signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.every,
    meta: { followed: options.followed ?? false },
    placeholderData: options.keep ? keepPreviousData : undefined,
  })
}

interface ActionOptions {
  /** Message after success; `false` if the screen reports it itself. */
  readonly success: string | false
  /** `false`, or a function that returns true: the screen reports the failure itself. */
  readonly failure?: false | ((error: Error) => boolean)
}

/** The server's own message, or the page's, if the error has one. */
export function messageOf(error: unknown): string | undefined {
  if (error instanceof UserFacingError) return error.message
  return error instanceof ApiError ? (error.body.error ?? error.body.message) : undefined
}

export function useAction<Op extends Operation>(op: Op, options: ActionOptions) {
  const t = useText(kernelText)
  return useMutation<OutputOf<Op>, Error, Input<Op>>({
    mutationFn: (input) => call(op, input),
    onSuccess: () => {
      if (options.success) toast.success(options.success)
    },
    onError: (error) => {
      const handled = options.failure === false || options.failure?.(error)
      if (!handled) toast.error(messageOf(error) ?? t('unavailable'))
    },
  })
}
