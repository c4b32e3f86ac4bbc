import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useRowsInView } from '../kernel/list/useRowsInView.ts'
import { useText } from '../kernel/text/language.tsx'
import { useColumns } from './columns.ts'
import { ItemCardRow } from './ItemCardRow.tsx'
import css from './ItemCards.module.css'
import type { RowsProps } from './ItemTable.tsx'
import { menuTableText } from './menuTable.text.ts'
import { useFlagSwitch } from './useFlagSwitch.ts'
import { useLatest } from './useLatest.ts'

const cardHeight = 300

/** Where there is no room for columns: each item with all that is said of it, of which those in sight are drawn. */
export function ItemCards({ rows, ids, categoryOf, selection }: RowsProps) {
  const t = useText(menuTableText)
  const here = useLocation({ select: ({ pathname }) => pathname })
  const columns = useColumns()
  const [kept, setKept] = useState<number>()
  const { place, parts, measure } = useRowsInView<HTMLUListElement>({ ids, height: cardHeight, kept })
  const onSwitch = useLatest(useFlagSwitch())
  return (
    <ul
      ref={place}
      className={css.cards}
      aria-label={t('title')}
      onFocus={({ target }) => setKept(Number(target.closest('li')?.dataset.id) || undefined)}
    >
      {parts.map((part) => {
        if ('room' in part)
          return <li key={`room${part.before}`} aria-hidden style={{ blockSize: part.room }} />
        const item = rows[part.at]
        return (
          item && (
            <ItemCardRow
              key={item.id}
              item={item}
              at={part.at}
              total={rows.length}
              measure={measure}
              columns={columns}
              category={categoryOf(item.sub_category_id)}
              to={`${here}/form-menu/${item.id}`}
              selected={selection?.ids.has(item.id)}
              onSelect={selection?.toggle}
              onSwitch={onSwitch}
            />
          )
        )
      })}
    </ul>
  )
}

const nine = Array.from({ length: 9 }, (_, index) => index)

/** On their way (spec 1 §2.5). */
export function CardBones({ loading }: { loading: string }) {
  const t = useText(menuTableText)
  return (
    <ul className={css.cards} aria-label={t('title')} aria-busy>
      {nine.map((index) => (
        <li key={index} className={css.bone}>
          {index === 0 && <span className="visually-hidden">{loading}</span>}
        </li>
      ))}
    </ul>
  )
}
