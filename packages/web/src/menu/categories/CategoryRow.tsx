import { type Category, categories } from '@sufra/contract/menu/categories'
import type { ReactNode } from 'react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { useHistoryEntry } from '../../accounts/trail/useHistory.tsx'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { PaneRow, PaneRowActions } from '../../kernel/list/PaneRow.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { menuText } from '../items/menu.text.ts'
import { useInUse } from '../items/useInUse.tsx'

interface Props {
  readonly category: Category
  /** Selects it. */
  readonly tick: ReactNode
  readonly handle: ReactNode
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly onEdit: () => void
}

export function CategoryRow({ category, tick, handle, chosen, onChoose, onEdit }: Props) {
  const t = useText(menuText)
  const name = usePick()(category.name)
  const { can } = useSession()
  const invalidates = [categories.list]
  const status = useConfirmed(categories.updateStatus, { invalidates })
  const inUse = useInUse(name, 'within')
  const remove = useConfirmed(categories.remove, { invalidates, refused: inUse.refused })
  const record = { table: 'subcategories', id: category.id, name } as const
  const history = useHistoryEntry(record)
  const on = category.status
  const params = { id: category.id }
  const toggle = () =>
    status.run(
      {
        title: t('categoryAsk'),
        text: t(on ? 'categoryOff' : 'categoryOn', { name }),
        action: t(on ? 'hide' : 'show'),
        success: t(on ? 'hiddenNow' : 'shownNow', { name }),
      },
      { params, body: { status: !on } },
    )
  const drop = () =>
    remove.run(
      {
        title: t('removeCategoryAsk', { name }),
        text: t('removeCategoryText'),
        action: t('remove'),
        danger: true,
        success: t('categoryRemoved', { name }),
      },
      { params },
    )
  return (
    <PaneRow
      id={category.id}
      name={name}
      details={
        <>
          {t('items', { count: category.item_count })}
          {!on && ` · ${t('hidden')}`}
        </>
      }
      handle={
        <>
          {tick}
          {handle}
        </>
      }
      chosen={chosen}
      onChoose={onChoose}
      actions={
        can(categories.update) ? (
          <>
            <PaneRowActions
              status={{ label: t('showCategory', { name }), on, pending: status.pending, onToggle: toggle }}
              menuLabel={t('moreOf', { name })}
              onEdit={onEdit}
              more={history.entry}
              onRemove={drop}
            />
            {history.drawer}
            {inUse.dialog}
          </>
        ) : (
          <HistoryButton {...record} />
        )
      }
    />
  )
}
