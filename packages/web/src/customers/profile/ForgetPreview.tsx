import type { Forgetting } from '@sufra/contract/customers/privacy'
import { Link } from '@tanstack/react-router'
import { Callout } from '../../kernel/display/Callout.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { forgetText } from './forget.text.ts'
import css from './profile.module.css'

const whole = (count: number) => count.toLocaleString('en-US')

/** What is erased, what stays and why; or the orders that have to end first. */
export function ForgetPreview({ forgetting }: { readonly forgetting: Forgetting }) {
  const t = useText(forgetText)
  const { erased, kept, open_orders, records } = forgetting
  if (open_orders.length > 0)
    return (
      <Callout tone="error">
        {t('openOrders')}{' '}
        {open_orders.map((id, n) => (
          <span key={id}>
            {n > 0 && ' · '}
            <Link to="/main/orders/order-details/$id" params={{ id: String(id) }}>
              <Ltr>{id}</Ltr>
            </Link>
          </span>
        ))}
      </Callout>
    )
  return (
    <>
      <Callout tone="error">{t('forGood')}</Callout>
      <div className={css.parts}>
        <section aria-label={t('erased')}>
          <h3>{t('erased')}</h3>
          <ul>
            {erased.map(({ part, count }) => (
              <li key={part}>
                {t(`erased_${part}`)} (<Ltr>{whole(count)}</Ltr>)
              </li>
            ))}
          </ul>
        </section>
        <section aria-label={t('kept')}>
          <h3>{t('kept')}</h3>
          <ul>
            {kept.map(({ part, count }) => (
              <li key={part}>
                {t(`kept_${part}`)} (<Ltr>{whole(count)}</Ltr>)
              </li>
            ))}
          </ul>
        </section>
      </div>
      {records > 1 && <p>{t('records', { count: records - 1 })}</p>}
      <p>{t('backups')}</p>
    </>
  )
}
