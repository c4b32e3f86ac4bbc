import { Stack } from '@mantine/core'
import { orderLinks } from '@sufra/contract/orders/links'
import type { OrderDetails } from '@sufra/contract/orders/orders'
import { useState } from 'react'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { Modal } from '../../kernel/dialogs/Modal.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { NewLink } from './NewLink.tsx'
import css from './ShareDialog.module.css'
import { SharedLink } from './SharedLink.tsx'
import { type CreatedLink, ShareForm } from './ShareForm.tsx'
import { shareText } from './share.text.ts'

/** Creates, lists and revokes the links that show an order without signing in (DECISIONS 17). */
export default function ShareDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const { id } = order
  const t = useText(shareText)
  const [created, setCreated] = useState<CreatedLink | null>(null)
  const { data, error, refetch } = useOperation(orderLinks.list, { params: { id } })
  const onCreated = (link: CreatedLink) => {
    setCreated(link)
    void queryClient.invalidateQueries({ queryKey: keyOf(orderLinks.list) })
  }
  const ended = (link: number) => {
    if (created?.id === link) setCreated(null)
  }
  const list = () => {
    if (!data)
      return error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={css.waiting} aria-busy />
      )
    if (data.links.length === 0) return <p className={css.quiet}>{t('none')}</p>
    return (
      <ul className={css.links} aria-label={t('links')}>
        {data.links.map((link) => (
          <SharedLink key={link.id} link={link} onEnded={() => ended(link.id)} />
        ))}
      </ul>
    )
  }
  return (
    <Modal onClose={onClose} title={t('title', { id })} size={520}>
      <Stack gap="md">
        <p>{t('about')}</p>
        {created && <NewLink key={created.id} url={created.url} />}
        <ShareForm order={order} again={created !== null} onCreated={onCreated} />
        <section>
          <h3 className={css.head}>{t('links')}</h3>
          {list()}
        </section>
      </Stack>
    </Modal>
  )
}
