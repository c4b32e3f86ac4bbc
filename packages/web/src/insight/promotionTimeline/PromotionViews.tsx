import { Link } from '@tanstack/react-router'
import { Views } from '../../kernel/page/Views.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useListSearch } from '../../kernel/url/search.ts'
import css from './promotionTimeline.module.css'
import { promotionTimelineText } from './promotionTimeline.text.ts'

/** Switches between the list of offers and the timeline of all promotions. */
export function PromotionViews() {
  const t = useText(promotionTimelineText)
  const { tab } = useListSearch()
  const views = [
    ['offers', undefined],
    ['timeline', 'timeline'],
  ] as const
  return (
    <div className={css.views}>
      <Views label={t('views')}>
        {views.map(([name, value]) => (
          // Filters of one list are not those of the other.
          <Link
            key={name}
            to="."
            search={{ tab: value }}
            activeOptions={{ includeSearch: true, explicitUndefined: true }}
            aria-current={tab === value ? 'page' : undefined}
          >
            {t(name)}
          </Link>
        ))}
      </Views>
    </div>
  )
}
