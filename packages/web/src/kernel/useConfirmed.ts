import type { GivesOf, Operation } from '@sufra/contract/kernel/operation'
import type { CallOptions } from './api.ts'
import type { Question } from './ConfirmDialog.tsx'
import { confirm } from './confirm.tsx'
import { keyOf, queryClient, useAction } from './operations.ts'

interface Options<Op extends Operation> {
  /** What may show something else afterwards, also when it failed. */
  readonly freshens: readonly Operation[]
  readonly success?: string | false
  readonly done?: (answer: GivesOf<Op>) => void
}

/** Asks, does, and freshens: for every status switch and every deletion. */
export function useConfirmed<Op extends Operation>(op: Op, { freshens, success, done }: Options<Op>) {
  const action = useAction(op, success === undefined ? {} : { success })
  const run = async (question: Question, input: Pick<CallOptions<Op>, 'params' | 'body'>) => {
    if (action.isPending || !(await confirm(question))) return
    action.mutate(input, {
      onSuccess: (answer) => done?.(answer),
      onSettled: () =>
        Promise.all(freshens.map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) }))),
    })
  }
  return { run, pending: action.isPending }
}
