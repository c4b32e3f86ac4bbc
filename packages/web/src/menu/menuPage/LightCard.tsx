import type { ItemRow } from '@sufra/contract/menu/items'
import { Money } from '../../kernel/display/Money.tsx'
import { usePick } from '../../kernel/text/language.tsx'
import css from './LightCard.module.css'

/** An item far outside the viewport: only the text that a search in the page or a screen reader finds. */
export function LightCard({ item }: { item: ItemRow }) {
  const pick = usePick()
  return (
    <article className={css.card}>
      <bdi>{pick(item.name)}</bdi>
      <Money amount={item.promoted_price} />
    </article>
  )
}
