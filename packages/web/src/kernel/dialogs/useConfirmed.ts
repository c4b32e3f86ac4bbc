import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'
import { rememberFocus } from '../browser/rememberFocus.ts'
import type { CallOptions } from '../data/api.ts'
import { keyOf, queryClient, useAction } from '../data/operations.ts'
import { toast } from '../display/toast.tsx'
import type { Question } from './ConfirmDialog.tsx'
import { confirm } from './confirm.tsx'

interface Confirmed extends Question {
  /** Message after success. */
  readonly success: string
}
interface Options<Op extends Operation> {
  /** Operations to refetch afterwards, also after a failure. */
  readonly invalidates: readonly Operation[]
  readonly done?: (answer: OutputOf<Op>) => void
  /** Returns true if it reports the failure itself. */
  readonly refused?: (error: Error) => boolean
}

/** Waits until the refetched data is rendered. */
const drawn = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Confirms, calls and refetches: for every status switch and deletion. The keyboard focus stays where it was, or moves
 * to the neighbour of a deleted row.
 */
export function useConfirmed<Op extends Operation>(op: Op, { invalidates, done, refused }: Options<Op>) {
  const action = useAction(op, { failure: refused, success: false })
  const run = async (
    { success, ...question }: Confirmed,
    input: Pick<CallOptions<Op>, 'params' | 'body'>,
  ) => {
    if (action.isPending) return
    const goOn = rememberFocus()
    if (!(await confirm(question))) return
    action.mutate(input, {
      onSuccess: (answer) => {
        toast.success(success)
        done?.(answer)
      },
      onSettled: async () => {
        await Promise.all(invalidates.map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) })))
        await drawn()
        goOn()
      },
    })
  }
  return { run, pending: action.isPending }
}
