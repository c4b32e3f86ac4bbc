import { localPhone } from '@sufra/contract/kernel/phone'
import type { CustomerRecord } from './records.sql.ts'

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Whether what was typed is the customer's name or id. */
export const confirms = (typed: string, { id, fullname }: CustomerRecord): boolean =>
  [plain(fullname), String(id), `#${id}`].includes(plain(typed))

/** The reason is kept, so it must not say who it was. */
export const names = (reason: string, records: readonly CustomerRecord[]): boolean =>
  records.some(({ fullname, mobile, email }) =>
    [fullname, localPhone(mobile), ...(email === null ? [] : [email])].some((mark) =>
      plain(reason).includes(plain(mark)),
    ),
  )

const mostNamed = 10

/** Orders as an error names them. */
export const listed = (orders: readonly number[]): string =>
  orders
    .slice(0, mostNamed)
    .map((id) => `#${id}`)
    .join(', ') + (orders.length > mostNamed ? ', …' : '')
