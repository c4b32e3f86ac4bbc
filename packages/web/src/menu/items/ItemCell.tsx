import { items } from '@sufra/contract/menu/items'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './ItemCell.module.css'
import { ItemCellEditor } from './ItemCellEditor.tsx'
import { type CellField, type CellRow, isAmount } from './itemCell.rules.ts'
import { fieldNames, itemsText } from './items.text.ts'

interface Props {
  readonly item: CellRow
  readonly field: CellField
  /** The column's head says QAR already. */
  readonly bare?: boolean
  /** How the value is shown, if not as plain text. */
  readonly children?: ReactNode
}

/**
 * An item's value, edited in place. Pressed, its input opens over it, so that nothing beside it moves. Enter or leaving
 * saves, Escape cancels. People who may not change it see plain text.
 */
export function ItemCell({ item, field, bare = false, children }: Props) {
  const t = useText(itemsText)
  const pick = usePick()
  const { can } = useSession()
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const back = useRef(false)
  useLayoutEffect(() => {
    if (editing || !back.current) return
    back.current = false
    button.current?.focus()
  }, [editing])

  const name = pick(item.name)
  const what = t(fieldNames[field])
  const plain = () => {
    if (field === 'name') return <bdi>{name}</bdi>
    return isAmount(field) ? <Money amount={item[field]} bare={bare} /> : <Ltr>{item[field]}</Ltr>
  }
  const shown = children || plain()
  if (!can(items.update)) return shown
  return (
    <span className={css.cell}>
      <button
        ref={button}
        type="button"
        className={css.value}
        inert={editing}
        data-editing={editing || undefined}
        onClick={() => setEditing(true)}
      >
        <span className="visually-hidden">
          {field === 'name' ? `${what}: ` : `${t('ofItem', { what, name })} `}
        </span>
        {shown}
      </button>
      {editing && (
        <ItemCellEditor
          item={item}
          field={field}
          what={what}
          over={button}
          onClose={(toButton) => {
            back.current = toButton
            setEditing(false)
          }}
        />
      )}
    </span>
  )
}
