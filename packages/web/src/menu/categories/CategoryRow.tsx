import { type Subcategory, subcategories } from '@sufra/contract/subcategories'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useInUse } from '../items/useInUse.tsx'
import { PopAction, PopMenu } from '../../kernel/display/PopMenu.tsx'
import menu from '../../kernel/list/rowMenu.module.css'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import css from './Categories.module.css'
import { menuText } from '../items/menu.text.ts'

interface Props {
  readonly category: Subcategory
  readonly handle: ReactNode
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly onEdit: () => void
}

export function CategoryRow({ category, handle, chosen, onChoose, onEdit }: Props) {
  const t = useText(menuText)
  const name = usePick()(category.name)
  const { can } = useSession()
  const freshens = [subcategories.list]
  const status = useConfirmed(subcategories.updateStatus, { freshens })
  const inUse = useInUse(name, 'within')
  const remove = useConfirmed(subcategories.remove, { freshens, refused: inUse.refused })
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
      {can(subcategories.update) && (
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
