import { type Collection, collections } from '@sufra/contract/promotions/collections'
import type { ReactNode } from 'react'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { PaneRow, PaneRowActions } from '../../kernel/list/PaneRow.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { collectionsText } from './collections.text.ts'

interface Props {
  readonly collection: Collection
  readonly handle: ReactNode
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly onEdit: () => void
}

export function CollectionRow({ collection, handle, chosen, onChoose, onEdit }: Props) {
  const t = useText(collectionsText)
  const pick = usePick()
  const { id, name_en, name_ar, type, status: on, element_count: count } = collection
  const name = pick({ en: name_en, ar: name_ar })
  const writes = useSession().can(collections.update)
  const invalidates = [collections.list]
  const status = useConfirmed(collections.updateStatus, { invalidates })
  const remove = useConfirmed(collections.remove, { invalidates })
  const toggle = () =>
    status.run(
      {
        title: t('statusAsk'),
        text: t(on ? 'offText' : 'onText', { name }),
        action: t(on ? 'turnOff' : 'turnOn'),
        success: t(on ? 'turnedOff' : 'turnedOn', { name }),
      },
      { params: { id }, body: { status: !on } },
    )
  const drop = () =>
    remove.run(
      {
        title: t('removeAsk', { name }),
        text: t('removeText'),
        action: t('remove'),
        danger: true,
        success: t('removed', { name }),
      },
      { params: { id } },
    )
  return (
    <PaneRow
      id={id}
      name={name}
      details={
        <>
          {t(type)} · {t(type === 'Store' ? 'storeCount' : 'itemCount', { count })}
          {!on && ` · ${t('hidden')}`}
        </>
      }
      handle={handle}
      chosen={chosen}
      onChoose={onChoose}
      actions={
        writes && (
          <PaneRowActions
            status={{ label: t('statusOf', { name }), on, pending: status.pending, onToggle: toggle }}
            menuLabel={t('menuOf', { name })}
            onEdit={onEdit}
            onRemove={drop}
          />
        )
      }
    />
  )
}
