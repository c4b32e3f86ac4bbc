import type { Operation, OutputOf } from '@sufra/contract/kernel/operation'
import { focusPlace } from '../browser/focusPlace.ts'
import type { CallOptions } from '../data/api.ts'
import { keyOf, queryClient, useAction } from '../data/operations.ts'
import { toast } from '../display/toast.tsx'
import type { Question } from './ConfirmDialog.tsx'
import { confirm } from './confirm.tsx'

interface Confirmed extends Question {
  /** What was done, by its name. */
  readonly success: string
}
interface Options<Op extends Operation> {
  /** What may show something else afterwards, also when it failed. */
  readonly freshens: readonly Operation[]
  readonly done?: (answer: OutputOf<Op>) => void
  /** Says itself why it failed, if it answers true. */
  readonly refused?: (error: Error) => boolean
}

/** What has come is drawn with the next turn. */
const drawn = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Asks, does, and freshens: for every status switch and every deletion. Whoever does it by the keyboard goes on where
 * it was done, or beside what is gone.
 */
export function useConfirmed<Op extends Operation>(op: Op, { freshens, done, refused }: Options<Op>) {
  const action = useAction(op, { failure: refused, success: false })
  const run = async (
    { success, ...question }: Confirmed,
    input: Pick<CallOptions<Op>, 'params' | 'body'>,
  ) => {
    if (action.isPending) return
    const goOn = focusPlace()
    if (!(await confirm(question))) return
    action.mutate(input, {
      onSuccess: (answer) => {
        toast.success(success)
        done?.(answer)
      },
      onSettled: async () => {
        await Promise.all(freshens.map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) })))
        await drawn()
        goOn()
      },
    })
  }
  return { run, pending: action.isPending }
}
