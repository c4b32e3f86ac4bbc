import { Button } from '@mantine/core'
import { customerAddresses } from '@sufra/contract/customers/addresses'
import { type CustomerAddress, type CustomerDetails, customers } from '@sufra/contract/customers/customers'
import { customerHistory } from '@sufra/contract/customers/history'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { RowActions } from '../../kernel/list/RowActions.tsx'
import { Rows } from '../../kernel/list/table/Rows.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { addressCard, addressColumns } from './addressColumns.tsx'
import css from './profile.module.css'
import { addressText } from './profile.text.ts'

const AddressDialog = late(() => import('./AddressDialog.tsx'))

const idOf = ({ id }: CustomerAddress) => id

/** The addresses of a customer (spec 3 §2), which support adds, mends and deletes. */
export function Addresses({ customer: { id, addresses } }: { readonly customer: CustomerDetails }) {
  const t = useText(addressText)
  const pick = usePick()
  const { can } = useSession()
  const [edited, setEdited] = useState<CustomerAddress | 'new' | null>(null)
  const remove = useConfirmed(customerAddresses.remove, {
    invalidates: [customers.show, customerHistory.list],
  })
  const question = {
    title: t('removeAsk'),
    text: t('removeText'),
    action: t('remove'),
    success: t('removed'),
    danger: true,
  }
  const writes = can(customerAddresses.save)
  const actions = (address: CustomerAddress) => (
    <RowActions
      name={address.name ?? pick(address.area)}
      onEdit={() => setEdited(address)}
      onRemove={() => void remove.run(question, { params: { id: address.id } })}
      removing={remove.pending}
    />
  )
  const means = { t, pick, actions: writes ? actions : undefined }
  return (
    <section className={css.section}>
      <div className={css.head}>
        <h2>{t('addresses')}</h2>
        {writes && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
            onClick={() => setEdited('new')}
          >
            {t('add')}
          </Button>
        )}
      </div>
      {addresses.length === 0 ? (
        <p className={css.quiet}>{t('none')}</p>
      ) : (
        <Rows
          label={t('addresses')}
          rows={addresses}
          columns={addressColumns(means)}
          card={addressCard(means)}
          idOf={idOf}
        />
      )}
      <Suspense>
        {edited && (
          <AddressDialog
            customer={id}
            address={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </section>
  )
}
