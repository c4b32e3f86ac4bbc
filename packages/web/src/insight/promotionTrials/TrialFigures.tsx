import type { TrialResult } from '@sufra/contract/insight/promotionTrials'
import { formatDay } from '@sufra/contract/kernel/clock'
import { FigureTable } from '../../kernel/display/FigureTable.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import css from './promotionTrials.module.css'
import { promotionTrialsText } from './promotionTrials.text.ts'

const number = (count: number) => count.toLocaleString('en-US')

/** What a promotion would have cost whom, and in which stores. */
export function TrialFigures({ result }: { readonly result: TrialResult }) {
  const t = useText(promotionTrialsText)
  const pick = usePick()
  const { language } = useLanguage()
  const days = { from: formatDay(result.from, language), to: formatDay(result.to, language) }
  if (result.looked_at === 0) return <p className={css.quiet}>{t('noOrders', days)}</p>
  if (result.orders === 0)
    return <p className={css.quiet}>{t('none', { ...days, count: number(result.looked_at) })}</p>
  const counts = [
    ['lookedAt', result.looked_at],
    ['orders', result.orders],
  ] as const
  const amounts = [
    ['discount', result.discount],
    ['platform', result.platform],
    ['stores', result.stores],
    ['commission', result.commission],
  ] as const
  return (
    <div className={css.result}>
      <h4>{t('period', days)}</h4>
      <dl className={css.figures}>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <Ltr>{number(count)}</Ltr>
            </dd>
          </div>
        ))}
        {amounts.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.quiet}>{t('explained')}</p>
      {result.top_stores.length > 1 && (
        <FigureTable
          title={t('topStores')}
          heads={[t('store'), t('lookedAt'), t('discount')]}
          rows={result.top_stores.map(({ id, name, orders, discount }) => ({
            key: String(id),
            cells: [
              <bdi key="store">{pick(name)}</bdi>,
              <Ltr key="orders">{number(orders)}</Ltr>,
              <Money key="discount" amount={discount} />,
            ],
          }))}
          empty=""
        />
      )}
    </div>
  )
}
