import { useState } from 'react'
import { drawn, useRowsInView } from '../../kernel/browser/useRowsInView.ts'
import { useText } from '../../kernel/text/language.tsx'
import { ItemCardRow } from './ItemCardRow.tsx'
import css from './ItemCards.module.css'
import { itemTableText } from './itemTable.text.ts'
import { type RowsProps, useItemRows } from './useItemRows.ts'

const cardHeight = 300

/** For screens without room for columns: each item as a card. Only visible ones are rendered. */
export function ItemCards(shown: RowsProps) {
  const { ids } = shown
  const t = useText(itemTableText)
  const { propsOf } = useItemRows(shown)
  const [kept, setKept] = useState<number>()
  const { container, parts, measure } = useRowsInView<HTMLUListElement>({ ids, height: cardHeight, kept })
  return (
    <ul
      ref={container}
      className={css.cards}
      aria-label={t('title')}
      onFocus={({ target }) => setKept(Number(target.closest('li')?.dataset.id) || undefined)}
    >
      {drawn(
        parts,
        (key, blockSize) => (
          <li key={key} aria-hidden style={{ blockSize }} />
        ),
        (at) => {
          const card = propsOf(at)
          return card && <ItemCardRow key={card.item.id} {...card} total={ids.length} measure={measure} />
        },
      )}
    </ul>
  )
}

const nine = Array.from({ length: 9 }, (_, index) => index)

/** Shown while loading (spec 1 §2.5). */
export function CardSkeleton({ loading }: { loading: string }) {
  const t = useText(itemTableText)
  return (
    <ul className={css.cards} aria-label={t('title')} aria-busy>
      {nine.map((index) => (
        <li key={index} className={css.skeleton}>
          {index === 0 && <span className="visually-hidden">{loading}</span>}
        </li>
      ))}
    </ul>
  )
}
