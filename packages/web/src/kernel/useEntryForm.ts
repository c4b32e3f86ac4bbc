import type { GivesOf, Operation, ParamsOf, TakesOf } from '@sufra/contract/kernel/operation'
import { useOperationForm } from './form.tsx'

interface Options<Add extends Operation, Change extends Operation, Values> {
  /** The row to change; a new one is added without it. */
  readonly row: { readonly id: number; readonly version: number } | undefined
  /** What a new row is added to. */
  readonly addTo?: ParamsOf<Add>
  readonly initial: Values
  readonly body: (values: Values) => TakesOf<Add> & TakesOf<Change>
  readonly saved: (answer: GivesOf<Add> & GivesOf<Change>, values: Values) => void
  readonly failed?: 'shown' | ((error: Error) => void)
}

/** One form for both: a row that is new and one that is changed. */
export function useEntryForm<
  Add extends Operation,
  Change extends Operation,
  Values extends Record<string, unknown>,
>(add: Add, change: Change, { row, addTo, ...options }: Options<Add, Change, Values>) {
  const added = useOperationForm(add, { ...options, params: addTo })
  const changed = useOperationForm(change, {
    ...options,
    params: { id: row?.id ?? 0 } as ParamsOf<Change>,
    version: row?.version,
  })
  return row ? changed : added
}
export type EntryForm<Values extends Record<string, unknown>> = ReturnType<
  typeof useEntryForm<Operation, Operation, Values>
>
