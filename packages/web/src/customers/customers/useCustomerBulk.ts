import { type Customer, customers } from '@sufra/contract/customers/customers'
import { customerHistory } from '@sufra/contract/customers/history'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { Bulk, BulkAction } from '../../kernel/list/bulk/bulk.ts'
import { removeAction } from '../../kernel/list/bulk/removeAction.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { customerBulkText } from './customerBulk.text.ts'
import { customersText } from './customers.text.ts'

/** Several customers are blocked for one reason, unblocked or deleted. */
export function useCustomerBulk(): Bulk<Customer> {
  const t = useText(bulkText)
  const kernel = useText(kernelText)
  const states = useText(customersText)
  const words = useText(customerBulkText)
  const { can } = useSession()
  const [blocked, unblocked] = [states('isBlocked'), states('isUnblocked')]
  const actions: readonly BulkAction<Customer>[] = [
    {
      key: 'block',
      label: words('block'),
      danger: true,
      text: words('blockText'),
      reason: { label: words('reason'), hint: words('reasonHint'), longest: 300 },
      becomes: { from: unblocked, to: blocked },
      skip: ({ status }) => !status && t('already', { state: blocked }),
      run: ({ id }, reason) =>
        call(customers.updateStatus, { params: { id }, body: { status: false, reason }, from: 'bulk' }),
    },
    {
      key: 'unblock',
      label: words('unblock'),
      text: words('unblockText'),
      becomes: { from: blocked, to: unblocked },
      skip: ({ status }) => status && t('already', { state: unblocked }),
      run: ({ id }) => call(customers.updateStatus, { params: { id }, body: { status: true }, from: 'bulk' }),
    },
  ]
  return {
    nameOf: ({ fullname }) => fullname,
    invalidates: [customers.list, customers.show, customerHistory.list],
    actions: [
      ...(can(customers.updateStatus) ? actions : []),
      ...(can(customers.remove)
        ? [
            removeAction<Customer>(t, {
              label: kernel('remove'),
              text: words('removeText'),
              remove: customers.remove,
            }),
          ]
        : []),
    ],
  }
}
