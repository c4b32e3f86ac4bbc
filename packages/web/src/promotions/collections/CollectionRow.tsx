import { type Collection, collections } from '@sufra/contract/promotions/collections'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { PopAction, PopMenu } from '../../kernel/display/PopMenu.tsx'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import menu from '../../kernel/list/rowMenu.module.css'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './Collections.module.css'
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
    <div className={css.row} data-chosen={chosen || undefined}>
      {handle}
      <button type="button" className={css.choose} aria-current={chosen || undefined} onClick={onChoose}>
        <bdi>{name}</bdi>
        <small>
          {t(type)} · {t(type === 'Store' ? 'storeCount' : 'itemCount', { count })}
          {!on && ` · ${t('hidden')}`}
        </small>
      </button>
      {writes && (
        <>
          <StatusSwitch
            label={t('statusOf', { name })}
            checked={on}
            pending={status.pending}
            onToggle={() => void toggle()}
          />
          <PopMenu
            label={t('menuOf', { name })}
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
        </>
      )}
    </div>
  )
}
