import type { CustomerDetails } from '@sufra/contract/customers/customers'
import { localPhone } from '@sufra/contract/kernel/phone'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Mail } from '../../kernel/display/Mail.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './profile.module.css'
import { profileText } from './profile.text.ts'

/** Who it is, and what their orders add up to. */
export function CustomerFacts({ customer }: { readonly customer: CustomerDetails }) {
  const t = useText(profileText)
  const { email, mobile, last_order_at } = customer
  return (
    <section className={css.section} aria-label={t('details')}>
      <dl className={css.facts}>
        <div>
          <dt>{t('id')}</dt>
          <dd>
            <Ltr>{customer.id}</Ltr>
          </dd>
        </div>
        <div>
          <dt>{t('mobile')}</dt>
          <dd>
            <a href={`tel:+${mobile}`} dir="ltr">
              {localPhone(mobile)}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd>
            {email === null ? (
              '—'
            ) : (
              <a href={`mailto:${email}`}>
                <Mail address={email} />
              </a>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('language')}</dt>
          <dd>{t(customer.language)}</dd>
        </div>
        <div>
          <dt>{t('created')}</dt>
          <dd>
            <Instant at={customer.created_at} />
          </dd>
        </div>
      </dl>
      <dl className={`${css.facts} ${css.figures}`}>
        <div>
          <dt>{t('spent')}</dt>
          <dd>
            <Money amount={customer.total_spent} />
            <small>{t('spentHint')}</small>
          </dd>
        </div>
        <div>
          <dt>{t('ordersCount')}</dt>
          <dd>
            <Ltr>{customer.orders_count.toLocaleString('en-US')}</Ltr>
          </dd>
        </div>
        <div>
          <dt>{t('lastOrder')}</dt>
          <dd>{last_order_at === null ? '—' : <Instant at={last_order_at} />}</dd>
        </div>
      </dl>
    </section>
  )
}
