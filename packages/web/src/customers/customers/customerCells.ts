import type { Customer } from '@sufra/contract/customers/customers'
import { qatarDay } from '@sufra/contract/kernel/clock'
import { localPhone } from '@sufra/contract/kernel/phone'
import { type CellValue, dayCell } from '../../kernel/sheets/sheet.ts'
import type { Translate } from '../../kernel/text/texts.ts'
import type { customersText } from './customers.text.ts'

/** A customer as a row of the export. Days are those in Qatar. */
export const cellsOf = (row: Customer, t: Translate<typeof customersText>): readonly CellValue[] => [
  row.id,
  row.fullname,
  row.email,
  localPhone(row.mobile),
  dayCell(qatarDay(row.created_at)),
  row.last_order_day && dayCell(row.last_order_day),
  t(row.status ? 'isUnblocked' : 'isBlocked'),
]
