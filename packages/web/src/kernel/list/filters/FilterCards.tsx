import type { ReactNode } from 'react'
import { Ltr } from '../../display/Ltr.tsx'
import css from './FilterCards.module.css'
import { useFilterChip } from './filterChip.ts'

interface Card<Key extends string> {
  readonly key: Key
  readonly name: string
  readonly hue: 'blue' | 'orange' | 'green' | 'red'
  /** Undefined while loading. */
  readonly count: string | undefined
  /** A second figure. */
  readonly total?: ReactNode
}

interface Props<Key extends string> {
  readonly label: string
  /** What is filtered. Without it, another control of the list has the chip. */
  readonly filter?: string
  readonly cards: readonly Card<Key>[]
  readonly active: Key | undefined
  readonly onToggle: (key: Key | undefined) => void
}

/** Four figures that filter a list; pressing the active one again clears the filter. */
export function FilterCards<Key extends string>({ label, filter, cards, active, onToggle }: Props<Key>) {
  const name = cards.find(({ key }) => key === active)?.name
  useFilterChip(
    filter !== undefined &&
      name !== undefined && { label: filter, value: name, remove: () => onToggle(undefined) },
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of toggles, not a form's fieldset
    <div role="group" aria-label={label} className={css.cards}>
      {cards.map(({ key, name, hue, count, ...card }) => (
        <button
          key={key}
          type="button"
          className={css.card}
          data-hue={hue}
          aria-pressed={active === key}
          onClick={() => onToggle(active === key ? undefined : key)}
        >
          <span className={css.name}>{name}</span>
          <span className={css.count}>{count !== undefined && <Ltr>{count}</Ltr>}</span>
          {'total' in card && <span className={css.total}>{card.total}</span>}
        </button>
      ))}
    </div>
  )
}
