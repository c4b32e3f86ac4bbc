import { Button } from '@mantine/core'
import { formatDay } from '@sufra/contract/kernel/clock'
import { homes } from '@sufra/contract/kernel/kinds'
import { couponStateNames, coupons } from '@sufra/contract/promotions/coupons'
import { couponUses } from '@sufra/contract/promotions/couponUses'
import { IconPencil, IconTestPipe } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { ApiError } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { CouponOrders } from './CouponOrders.tsx'
import css from './couponUses.module.css'
import { couponUsesText } from './couponUses.text.ts'
import { Refusals } from './Refusals.tsx'
import { TopCustomers } from './TopCustomers.tsx'
import { UsesByDay } from './UsesByDay.tsx'
import { UseTotals } from './UseTotals.tsx'

const CouponDialog = late(() => import('../coupons/CouponDialog.tsx'))

/** While the page is open, its figures are at most this old. */
const everyMs = 5_000

/** A coupon: its uses against its limits, what it cost whom, its orders, and why it was refused. */
export function CouponPage() {
  const t = useText(couponUsesText)
  const pick = usePick()
  const { language } = useLanguage()
  const { can } = useSession()
  const params: { id?: string } = useParams({ strict: false })
  const id = Number(params.id)
  const known = Number.isSafeInteger(id) && id > 0
  const [editing, setEditing] = useState(false)
  const query = useOperation(couponUses.show, { params: { id } }, { enabled: known, every: everyMs })
  if (!known || (query.error instanceof ApiError && query.error.status === 404)) return <NotFound />
  return (
    <QueryBoundary query={query}>
      {({ cateringCoupon: coupon, uses }) => (
        <>
          <PageHeader
            title={coupon.code}
            names={{ [String(id)]: coupon.code }}
            aside={<StatusChip status={coupon.state} label={pick(couponStateNames[coupon.state])} />}
            actions={
              <>
                <Button
                  component={Link}
                  to={`${homes.admin}/coupons/${id}/try` as string}
                  variant="default"
                  leftSection={<IconTestPipe size={18} stroke={1.6} aria-hidden />}
                >
                  {t('tryIt')}
                </Button>
                {can(coupons.update) && (
                  <Button
                    variant="default"
                    leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
                    onClick={() => setEditing(true)}
                  >
                    {t('edit')}
                  </Button>
                )}
              </>
            }
          />
          <p className={css.lead}>
            <bdi>{pick(coupon.title)}</bdi> · <bdi>{pick(coupon.short_description)}</bdi>
          </p>
          <dl className={css.facts}>
            <div>
              <dt>{t('offer')}</dt>
              <dd>
                <Ltr>{`${coupon.discount}%`}</Ltr>
              </dd>
            </div>
            <div>
              <dt>{t('contribution')}</dt>
              <dd>
                <Ltr>{`${coupon.platform_contribution}%`}</Ltr>
              </dd>
            </div>
            <div>
              <dt>{t('validity')}</dt>
              <dd>
                <bdi>
                  {formatDay(coupon.start_date, language)} – {formatDay(coupon.end_date, language)}
                </bdi>
              </dd>
            </div>
            <div>
              <dt>{t('minimum')}</dt>
              <dd>{coupon.minimum_order_amount ? <Money amount={coupon.minimum_order_amount} /> : '—'}</dd>
            </div>
            <div>
              <dt>{t('perUser')}</dt>
              <dd>{coupon.limit_per_user === null ? t('noLimit') : <Ltr>{coupon.limit_per_user}</Ltr>}</dd>
            </div>
          </dl>
          <UseTotals coupon={coupon} totals={uses.totals} />
          <div className={css.parts}>
            <UsesByDay days={uses.days} />
            <TopCustomers customers={uses.customers} />
            <Refusals refusals={uses.refusals} />
          </div>
          <CouponOrders id={id} every={everyMs} />
          <Suspense>{editing && <CouponDialog id={id} onClose={() => setEditing(false)} />}</Suspense>
        </>
      )}
    </QueryBoundary>
  )
}
