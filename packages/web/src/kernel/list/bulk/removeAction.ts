import type { Operation } from '@sufra/contract/kernel/operation'
import { call } from '../../data/api.ts'
import type { Translate } from '../../text/texts.ts'
import type { bulkText } from './bulk.text.ts'
import type { BulkAction } from './bulk.ts'

interface Removal<Row> extends Pick<BulkAction<Row>, 'label' | 'text' | 'skip'> {
  readonly remove: Operation
}

/** Deletes rows by the operation that deletes one. */
export const removeAction = <Row extends { readonly id: number }>(
  t: Translate<typeof bulkText>,
  { remove, ...words }: Removal<Row>,
): BulkAction<Row> => ({
  ...words,
  key: 'remove',
  danger: true,
  becomes: { to: t('deleted') },
  run: ({ id }) => call(remove, { params: { id } as never, from: 'bulk' }),
})
