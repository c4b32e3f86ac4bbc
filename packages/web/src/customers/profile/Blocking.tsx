import { Button } from '@mantine/core'
import { type CustomerDetails, customers } from '@sufra/contract/customers/customers'
import { customerHistory } from '@sufra/contract/customers/history'
import { homes } from '@sufra/contract/kernel/kinds'
import { localPhone } from '@sufra/contract/kernel/phone'
import { IconBan, IconCircleCheck, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { useText } from '../../kernel/text/language.tsx'
import { useWayBack } from '../../kernel/url/wayBack.ts'
import { blockingText } from './profile.text.ts'

const BlockDialog = late(() => import('./BlockDialog.tsx'))

/** Blocks with a reason, unblocks and deletes, each after a confirmation. */
export function Blocking({ customer }: { readonly customer: CustomerDetails }) {
  const t = useText(blockingText)
  const navigate = useNavigate()
  const wayBack = useWayBack()
  const [blocking, setBlocking] = useState(false)
  const { id, fullname: name, status } = customer
  const mobile = localPhone(customer.mobile)
  const unblock = useConfirmed(customers.updateStatus, {
    invalidates: [customers.show, customers.list, customerHistory.list],
  })
  const remove = useConfirmed(customers.remove, {
    invalidates: [customers.list],
    done: () => void navigate(wayBack(`${homes.admin}/customers`)),
  })
  const letOrder = () =>
    unblock.run(
      {
        title: t('unblockAsk', { name }),
        text: t('unblockText', { mobile }),
        action: t('unblock'),
        success: t('unblocked', { name }),
      },
      { params: { id }, body: { status: true } },
    )
  const drop = () =>
    remove.run(
      {
        title: t('removeAsk', { name }),
        text: t(status ? 'removeText' : 'removeBlockedText'),
        action: t('remove'),
        success: t('removed', { name }),
        danger: true,
      },
      { params: { id } },
    )
  return (
    <>
      {status ? (
        <Button
          variant="default"
          leftSection={<IconBan size={18} stroke={1.6} aria-hidden />}
          onClick={() => setBlocking(true)}
        >
          {t('block')}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconCircleCheck size={18} stroke={1.6} aria-hidden />}
          loading={unblock.pending}
          onClick={() => void letOrder()}
        >
          {t('unblock')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconTrash size={18} stroke={1.6} aria-hidden />}
        loading={remove.pending}
        onClick={() => void drop()}
      >
        {t('remove')}
      </Button>
      <Suspense>
        {blocking && <BlockDialog customer={customer} onClose={() => setBlocking(false)} />}
      </Suspense>
    </>
  )
}
