import type { Operation, OutputOf, ParamsOf, RequestOf } from '@sufra/contract/kernel/operation'
import { useOperationForm } from './form.tsx'

/** One body for both operations, or one for each. */
type Bodies<Add extends Operation, Change extends Operation, Values, Only> =
  | {
      readonly body: (values: Values) => Omit<RequestOf<Add>, keyof Only> & RequestOf<Change>
      /** Extra input for creating. */
      readonly addWith?: Only
    }
  | {
      readonly body: {
        readonly add: (values: Values) => RequestOf<Add>
        readonly change: (values: Values) => RequestOf<Change>
      }
      readonly addWith?: never
    }

interface Options<Add extends Operation, Change extends Operation, Values> {
  /** The row to update. Without it, a row is created. */
  readonly row: { readonly id: number; readonly version?: number } | undefined
  /** Path parameters for creating. */
  readonly addTo?: ParamsOf<Add>
  readonly initial: Values
  readonly saved: (answer: OutputOf<Add> & OutputOf<Change>, values: Values) => unknown
  readonly failed?: 'shown' | ((error: Error) => void)
}

/** One form for creating and updating a row. */
export function useEntryForm<
  Add extends Operation,
  Change extends Operation,
  Values extends Record<string, unknown>,
  Only extends Partial<RequestOf<Add>> = object,
>(
  add: Add,
  change: Change,
  { row, addTo, addWith, body, ...options }: Options<Add, Change, Values> & Bodies<Add, Change, Values, Only>,
) {
  const bodies =
    typeof body === 'function'
      ? { add: (values: Values) => ({ ...body(values), ...addWith }) as RequestOf<Add>, change: body }
      : body
  const added = useOperationForm(add, {
    ...options,
    params: addTo,
    idle: row !== undefined,
    body: bodies.add,
  })
  const changed = useOperationForm(change, {
    ...options,
    params: { id: row?.id ?? 0 } as ParamsOf<Change>,
    version: row?.version,
    idle: row === undefined,
    body: bodies.change,
  })
  return row ? changed : added
}
export type EntryForm<Values extends Record<string, unknown>> = ReturnType<
  typeof useEntryForm<Operation, Operation, Values>
>
