import { useDebouncedValue } from '@mantine/hooks'
import { isDay } from '@sufra/contract/kernel/clock'
import { offers } from '@sufra/contract/promotions/offers'
import { type ReactNode, useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { numberOf } from '../../kernel/inputs/NumberInput.tsx'
import Pager from '../../kernel/list/table/Pager.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useDays } from '../validity/useDays.ts'
import css from './offers.module.css'
import { Discount } from './offers.schemas.ts'
import { offerFormText } from './offers.text.ts'
import { PriceTable } from './PriceTable.tsx'
import type { OfferValues } from './useOfferForm.ts'

/** As for searches (DECISIONS 43). */
const pauseMs = 300

/** What can be asked of the form as it stands, once it says enough. */
function askedOf(
  id: number | undefined,
  { type, store_id, item_id, discount, start_date, end_date }: OfferValues,
) {
  const percent = numberOf(discount)
  const isWhole = store_id !== undefined && (type === 'Store' || item_id !== undefined)
  if (!isWhole || !Discount.safeParse(percent).success) return undefined
  const dated = isDay(start_date) && isDay(end_date) && start_date <= end_date
  return {
    ...(id !== undefined && { id }),
    store_id,
    ...(type === 'Item' && { item_id }),
    discount: percent,
    ...(dated && { start_date, end_date }),
  }
}

/** What an offer makes of the prices, asked of the server while the form is filled in. */
export function OfferPrices({
  id,
  values,
}: {
  readonly id: number | undefined
  readonly values: OfferValues
}) {
  const t = useText(offerFormText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const days = useDays()
  const [shown, setShown] = useState({ of: '', page: 1, count: 5 })
  const now = askedOf(id, values)
  const [paused] = useDebouncedValue(JSON.stringify(now), pauseMs)
  const asked = paused === undefined ? undefined : (JSON.parse(paused) as NonNullable<typeof now>)
  const of = `${asked?.store_id} ${asked?.item_id}`
  // Of another store, its first page.
  const page = shown.of === of ? shown.page : 1
  const query = useOperation(
    offers.prices,
    { body: { ...(asked ?? { store_id: 1, discount: 1 }), page, count: shown.count } },
    { enabled: asked !== undefined, keep: true },
  )
  const body = (): ReactNode => {
    if (!asked) {
      const missing = values.type === 'Item' && values.store_id !== undefined && values.item_id === undefined
      return <p className={css.quiet}>{t(missing ? 'itemHint' : 'pricesHint')}</p>
    }
    if (!query.data)
      return query.error ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <p className={css.quiet}>{kernel('loading')}</p>
      )
    const { prices, overlaps } = query.data
    return (
      <>
        {overlaps.map((other) => (
          <Callout key={other.id} tone="info">
            {t('overlap', { title: pick(other.title), days: days(other.start_date, other.end_date) })}
          </Callout>
        ))}
        {prices.total === 0 ? (
          <p className={css.quiet}>{t('noItems')}</p>
        ) : (
          <PriceTable rows={prices.data} days={asked} stale={query.isPlaceholderData} />
        )}
        {prices.total > 5 && (
          <Pager
            label={t('prices')}
            page={page}
            count={shown.count}
            total={prices.total}
            onPage={(next) => setShown({ ...shown, of, page: next })}
            onCount={(count) => setShown({ of, page: 1, count })}
          />
        )}
      </>
    )
  }
  return (
    <div className={css.prices}>
      <h3>{t('prices')}</h3>
      {body()}
    </div>
  )
}
