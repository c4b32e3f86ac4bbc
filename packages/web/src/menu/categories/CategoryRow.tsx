import { type Category, categories } from '@sufra/contract/menu/categories'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { PopAction, PopMenu } from '../../kernel/display/PopMenu.tsx'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import menu from '../../kernel/list/rowMenu.module.css'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { menuText } from '../items/menu.text.ts'
import { useInUse } from '../items/useInUse.tsx'
import css from './Categories.module.css'

interface Props {
  readonly category: Category
  readonly handle: ReactNode
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly onEdit: () => void
}

export function CategoryRow({ category, handle, chosen, onChoose, onEdit }: Props) {
  const t = useText(menuText)
  const name = usePick()(category.name)
  const { can } = useSession()
  const invalidates = [categories.list]
  const status = useConfirmed(categories.updateStatus, { invalidates })
  const inUse = useInUse(name, 'within')
  const remove = useConfirmed(categories.remove, { invalidates, refused: inUse.refused })
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
    <div className={css.row} data-chosen={chosen || undefined}>
      {handle}
      <button type="button" className={css.choose} aria-current={chosen || undefined} onClick={onChoose}>
        <bdi>{name}</bdi>
        <small>
          {t('items', { count: category.item_count })}
          {!on && ` · ${t('hidden')}`}
        </small>
      </button>
      {can(categories.update) && (
        <>
          <StatusSwitch
            label={t('showCategory', { name })}
            checked={on}
            pending={status.pending}
            onToggle={() => void toggle()}
          />
          <PopMenu
            label={t('moreOf', { name })}
            button={<IconDots size={20} stroke={1.6} aria-hidden />}
            buttonClass={menu.button}
            place="below"
          >
            <PopAction icon={<IconPencil size={18} stroke={1.6} aria-hidden />} run={onEdit}>
              {t('edit')}
            </PopAction>
            <PopAction icon={<IconTrash size={18} stroke={1.6} aria-hidden />} run={() => void drop()}>
              {t('remove')}
            </PopAction>
          </PopMenu>
          {inUse.dialog}
        </>
      )}
    </div>
  )
}
