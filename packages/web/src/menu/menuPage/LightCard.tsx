import type { ItemRow } from '@sufra/contract/menu/items'
import { Money } from '../../kernel/display/Money.tsx'
import { usePick } from '../../kernel/text/language.tsx'
import css from './LightCard.module.css'

/** An item far from what is seen: what a search in the page and a screen reader find of it. */
export function LightCard({ item }: { item: ItemRow }) {
  const pick = usePick()
  return (
    <article className={css.card}>
      <bdi>{pick(item.name)}</bdi>
      <Money amount={item.promoted_price} />
    </article>
  )
}
