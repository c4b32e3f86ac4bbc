import { items } from '@sufra/contract/menu/items'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { useText } from '../../kernel/text/language.tsx'
import { type ListSearch, listSearch } from '../../kernel/url/search.ts'
import { type Missing, summaryOf } from '../items/completeness.rules.ts'
import { completenessText } from '../items/completeness.text.ts'
import css from './CompletenessBar.module.css'

/** Filters of the table of all items; parts without a filter are plain text. */
const filters: Readonly<Partial<Record<Missing, string>>> = { photo: 'no_photo', arabic: 'no_arabic' }

function Filtered({ filter, children }: { filter: string | undefined; children: ReactNode }) {
  if (filter === undefined) return children
  return (
    <Link
      to="."
      search={({ category }: ListSearch) => listSearch({ category, view: 'table', [filter]: 1 })}
      resetScroll={false}
    >
      {children}
    </Link>
  )
}

/** How complete a store's menu is, with links to the items that need attention. */
export function CompletenessBar({ storeId }: { storeId: number }) {
  const t = useText(completenessText)
  const { data } = useOperation(items.gaps, { params: { id: storeId } }, { keep: true })
  if (!data) return <div className={css.meter} />
  const { items: all, percent, unfinished, lacks } = summaryOf(data.groups)
  if (all === 0) return null
  return (
    <section className={css.meter} aria-label={t('meter')}>
      <span className={css.bar} data-whole={unfinished === 0 || undefined}>
        <i style={{ inlineSize: `${percent}%` }} />
      </span>
      <strong>{t('percent', { percent })}</strong>
      {data.problems > 0 && (
        <span className={css.wrong}>
          <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
          <Filtered filter="unorderable">{t('unorderable', { count: data.problems })}</Filtered>
        </span>
      )}
      {unfinished === 0 ? (
        data.problems === 0 && <span>{t('allDone')}</span>
      ) : (
        <>
          <Filtered filter="incomplete">{t('unfinished', { count: unfinished })}</Filtered>
          <ul>
            {lacks.map(([lack, count]) => (
              <li key={lack}>
                <Filtered filter={filters[lack]}>{t(`lacks_${lack}`, { count })}</Filtered>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
