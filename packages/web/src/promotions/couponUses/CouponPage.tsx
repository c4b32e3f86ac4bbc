import { Button } from '@mantine/core'
import { homes } from '@sufra/contract/kernel/kinds'
import { couponStateNames, coupons } from '@sufra/contract/promotions/coupons'
import { couponUses } from '@sufra/contract/promotions/couponUses'
import { IconPencil, IconTestPipe } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { isMissing } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { refetchEvery } from '../../kernel/data/refetchEvery.ts'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import type { FormPanel } from '../../kernel/forms/formPanel.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { usePathId } from '../../kernel/url/usePathId.ts'
import { CouponSwitch } from '../coupons/CouponSwitch.tsx'
import { couponName, isMaking } from '../coupons/couponBatch.ts'
import type { CouponBody } from '../coupons/couponValues.ts'
import { BatchLists } from './BatchLists.tsx'
import { CouponFacts } from './CouponFacts.tsx'
import { CouponOrders } from './CouponOrders.tsx'
import css from './couponUses.module.css'
import { couponUsesText } from './couponUses.text.ts'
import { Refusals } from './Refusals.tsx'
import { TopCustomers } from './TopCustomers.tsx'
import { UsesByDay } from './UsesByDay.tsx'
import { UseTotals } from './UseTotals.tsx'

const CouponDialog = late(() => import('../coupons/CouponDialog.tsx'))

/** A coupon: its uses against its limits, what it cost whom, its orders, and why it was refused. */
export function CouponPage({ trial }: { readonly trial?: FormPanel<CouponBody> }) {
  const t = useText(couponUsesText)
  const pick = usePick()
  const { can } = useSession()
  const id = usePathId()
  const [editing, setEditing] = useState(false)
  const [making, setMaking] = useState(false)
  const every = refetchEvery[making ? 'job' : 'live']
  const query = useOperation(couponUses.show, { params: { id } }, { enabled: id > 0, every })
  const isBeingMade = query.data !== undefined && isMaking(query.data.cateringCoupon)
  useEffect(() => setMaking(isBeingMade), [isBeingMade])
  if (id === 0 || isMissing(query.error)) return <NotFound />
  return (
    <QueryBoundary query={query}>
      {({ cateringCoupon: coupon, uses }) => (
        <>
          <PageHeader
            title={couponName(coupon)}
            names={{ [String(id)]: couponName(coupon) }}
            aside={<StatusChip status={coupon.state} label={pick(couponStateNames[coupon.state])} />}
            actions={
              <>
                {coupon.codes_made === (coupon.code_count ?? 0) && (
                  <Button
                    component={Link}
                    to={`${homes.admin}/coupons/${id}/try` as string}
                    variant="default"
                    leftSection={<IconTestPipe size={18} stroke={1.6} aria-hidden />}
                  >
                    {t('tryIt')}
                  </Button>
                )}
                {can(coupons.updateStatus) && !coupon.codes_failed && <CouponSwitch coupon={coupon} />}
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
          <CouponFacts coupon={coupon} />
          <UseTotals coupon={coupon} totals={uses.totals} />
          <div className={css.parts}>
            <UsesByDay {...uses} />
            <TopCustomers customers={uses.customers} />
            <Refusals refusals={uses.refusals} />
          </div>
          {coupon.code_prefix === null ? (
            <CouponOrders coupon={coupon} every={refetchEvery.live} />
          ) : (
            <BatchLists coupon={coupon} every={refetchEvery.live} />
          )}
          <Suspense>
            {editing && <CouponDialog id={id} trial={trial} onClose={() => setEditing(false)} />}
          </Suspense>
        </>
      )}
    </QueryBoundary>
  )
}
