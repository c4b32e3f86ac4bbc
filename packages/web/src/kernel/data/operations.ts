import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'
import { keepPreviousData, type Query, QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { network } from '../browser/network.ts'
import { toast } from '../display/toast.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { ApiError, type CallOptions, call } from './api.ts'
import { sessionStore } from './sessionStore.ts'

/**
 * A refusal stays one, and so does an answer that breaks the contract; a lost connection (fetch's TypeError) and a
 * server that is down are worth another try.
 */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError ? error.status >= 500 : error instanceof TypeError

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Off the network what is asked for fails at once and says so; it is asked for again when that is back.
      networkMode: 'always',
      refetchOnReconnect: false,
      retry: (count, error) => count < 2 && mayPass(error) && !network.isLost(),
    },
    // Off the network a save fails at once and says so: kept back, it would be done after everybody forgot it.
    mutations: { networkMode: 'always' },
  },
})

/** The server can be heard again: what could not be loaded meanwhile is asked for once more. */
export async function refetchFailed(): Promise<void> {
  await queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => mayPass(state.error) })
}

network.subscribe(() => {
  if (network.isLost()) return
  const isTold = ({ meta, state }: Query) =>
    meta?.followed === true && state.data !== undefined && !state.error
  void queryClient.refetchQueries({ type: 'active', stale: true, predicate: (query) => !isTold(query) })
})

type Input<Op extends Operation> = Omit<CallOptions<Op>, 'signal'>

/** `[feature, name, kind, input]`, so that one feature, one operation or one row can be freshened. */
export function keyOf<Op extends Operation>(op: Op, input?: Input<Op>): readonly unknown[] {
  const [feature, name] = op.id.split('.')
  const key = [feature, name, sessionStore.get()?.kind ?? 'nobody']
  return input ? [...key, input] : key
}

interface QueryOptions {
  readonly enabled?: boolean
  /** Keep showing the last page while the next one loads. */
  readonly keep?: boolean
  /** A stream tells what is missed off the network: nothing moves under a reader's eyes for it. */
  readonly followed?: boolean
  /** Asked again after so many ms while it is looked at. */
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
  /** What was done, by its name; `false` where the screen says it otherwise. */
  readonly success: string | false
  /** `false`, or one that answers true: the screen says itself what failed. */
  readonly failure?: false | ((error: Error) => boolean)
}

/** The server's own words, as far as the failure has any. */
export const messageOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? (error.body.error ?? error.body.message) : undefined

export function useAction<Op extends Operation>(op: Op, options: ActionOptions) {
  const t = useText(kernelText)
  return useMutation<OutputOf<Op>, Error, Input<Op>>({
    mutationFn: (input) => call(op, input),
    onSuccess: () => {
      if (options.success) toast.success(options.success)
    },
    onError: (error) => {
      const said = options.failure === false || options.failure?.(error)
      if (!said) toast.error(messageOf(error) ?? t('unavailable'))
    },
  })
}
