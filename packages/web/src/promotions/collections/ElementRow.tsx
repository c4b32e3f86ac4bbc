import { ActionIcon } from '@mantine/core'
import {
  type CollectionElement,
  type CollectionType,
  collections,
} from '@sufra/contract/promotions/collections'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Photo } from '../../kernel/display/Photo.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import row from '../../kernel/sorting/SortableRow.module.css'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { collectionsText } from './collections.text.ts'

interface Props {
  readonly element: CollectionElement
  readonly type: CollectionType
  readonly handle: ReactNode
}

/** A store or an item of the collection. */
export function ElementRow({ element, type, handle }: Props) {
  const t = useText(collectionsText)
  const name = usePick()(element.item_name ?? element.store_name)
  const writes = useSession().can(collections.removeElement)
  const { run, pending } = useConfirmed(collections.removeElement, {
    invalidates: [collections.list, collections.details],
  })
  const takeOut = () =>
    run(
      {
        title: t('takeOutAsk', { name }),
        text: t('takeOutText'),
        action: t('takeOutAction'),
        danger: true,
        success: t('takenOut', { name }),
      },
      { body: { element_id: element.element_id, type } },
    )
  return (
    <div className={row.row}>
      {handle}
      <Photo picture={element.image} name={name} />
      <span className={row.names}>
        <bdi>{name}</bdi>
        {!element.shown && <small>{t('notShown')}</small>}
      </span>
      {writes && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('takeOut', { name })}
          aria-disabled={pending || undefined}
          onClick={() => void takeOut()}
        >
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
