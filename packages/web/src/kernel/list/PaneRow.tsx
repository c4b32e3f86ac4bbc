import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PopAction, PopMenu } from '../display/PopMenu.tsx'
import { StatusSwitch } from '../inputs/StatusSwitch.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import css from './PaneRow.module.css'
import menu from './rowMenu.module.css'

interface Props {
  readonly id: number
  readonly name: string
  readonly details: ReactNode
  /** Moves the row, or selects it for what is done to several. */
  readonly handle: ReactNode
  readonly chosen: boolean
  readonly onChoose: () => void
  /** At its end. */
  readonly actions?: ReactNode
}

/** An entry of a pane's sorted list: choosing it opens it beside the list. */
export function PaneRow({ id, name, details, handle, chosen, onChoose, actions }: Props) {
  return (
    <div className={css.row} data-chosen={chosen || undefined}>
      {handle}
      <button
        type="button"
        className={css.choose}
        data-entry={id}
        aria-current={chosen || undefined}
        onClick={onChoose}
      >
        <bdi>{name}</bdi>
        <small>{details}</small>
      </button>
      {actions}
    </div>
  )
}

interface ActionsProps {
  readonly status: {
    readonly label: string
    readonly on: boolean
    readonly pending: boolean
    readonly onToggle: () => unknown
  }
  readonly menuLabel: string
  readonly onEdit: () => void
  /** Further entries of the menu. */
  readonly more?: ReactNode
  readonly onRemove: () => unknown
}

/** Its switch, and a menu to edit and delete it. */
export function PaneRowActions({ status, menuLabel, onEdit, more, onRemove }: ActionsProps) {
  const t = useText(kernelText)
  return (
    <>
      <StatusSwitch
        label={status.label}
        checked={status.on}
        pending={status.pending}
        onToggle={() => void status.onToggle()}
      />
      <PopMenu
        label={menuLabel}
        button={<IconDots size={20} stroke={1.6} aria-hidden />}
        buttonClass={menu.button}
        place="below"
      >
        <PopAction icon={<IconPencil size={18} stroke={1.6} aria-hidden />} run={onEdit}>
          {t('edit')}
        </PopAction>
        {more}
        <PopAction icon={<IconTrash size={18} stroke={1.6} aria-hidden />} run={() => void onRemove()}>
          {t('remove')}
        </PopAction>
      </PopMenu>
    </>
  )
}
