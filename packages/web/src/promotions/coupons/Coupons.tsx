import { Button } from '@mantine/core'
import {
  type Coupon,
  type CouponState,
  couponSorts,
  couponStateNames,
  couponStates,
  coupons,
} from '@sufra/contract/promotions/coupons'
import { IconPlus, IconTicket } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { refetchEvery } from '../../kernel/data/refetchEvery.ts'
import type { FormPanel } from '../../kernel/forms/formPanel.ts'
import { BulkList } from '../../kernel/list/bulk/BulkList.tsx'
import { FilterCards } from '../../kernel/list/filters/FilterCards.tsx'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { useDays } from '../validity/useDays.ts'
import { CouponActions } from './CouponActions.tsx'
import { couponName, isMaking } from './couponBatch.ts'
import { couponCard, couponColumns } from './couponColumns.tsx'
import { couponsText } from './coupons.text.ts'
import type { CouponBody } from './couponValues.ts'
import { useCouponBulk } from './useCouponBulk.ts'

const CouponDialog = late(() => import('./CouponDialog.tsx'))
const idOf = ({ id }: Coupon) => id
const stateOf = (status: string | undefined): CouponState | undefined =>
  couponStates.find((state) => state === status)

const counts = {
  all: 'couponsCount',
  active: 'activeCount',
  deactivated: 'deactivatedCount',
  expired: 'expiredCount',
} as const
const hues = { all: 'blue', active: 'green', deactivated: 'orange', expired: 'red' } as const
type CountCard = keyof typeof counts
const countCards = Object.keys(counts) as CountCard[]

/** All coupons (spec 3 §2), with a count of each state that filters the list. */
export function Coupons({ trial }: { readonly trial?: FormPanel<CouponBody> }) {
  const t = useText(couponsText)
  const pick = usePick()
  const days = useDays()
  const { can } = useSession()
  const navigate = useNavigate()
  const [{ page, count, search, status }, set] = useListState()
  const [edited, setEdited] = useState<Coupon | 'new' | null>(null)
  const [making, setMaking] = useState(false)
  const state = stateOf(status)
  const { sorting, body: sort } = useListSort(couponSorts)
  const query = useOperation(
    coupons.list,
    { body: { count, page, ...sort, ...(search && { search }), ...(state && { state }) } },
    { keep: true, every: making ? refetchEvery.job : undefined },
  )
  const { data } = query
  const follows = data?.cateringCoupons.some(isMaking) ?? false
  useEffect(() => setMaking(follows), [follows])
  const writes = can(coupons.update)
  const actions = (coupon: Coupon) => (
    <CouponActions coupon={coupon} onEdit={writes ? () => setEdited(coupon) : undefined} />
  )
  const bulk = useCouponBulk()
  const means = { t, pick, days, writes, actions }
  const add = can(coupons.save) && (
    <Button
      data-do="add"
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {t('add')}
    </Button>
  )
  const card = countCards.find((key) => key === state)
  return (
    <>
      <BulkList
        bulk={bulk}
        label={t('coupons')}
        actions={add}
        figures={
          <FilterCards<CountCard>
            label={t('summary')}
            active={card}
            onToggle={(key) => set({ status: key === 'all' ? undefined : key })}
            cards={countCards.map((key) => ({
              key,
              name: t(key),
              hue: hues[key],
              count: data?.[counts[key]].toLocaleString('en-US'),
            }))}
          />
        }
        search={{ label: t('search') }}
        narrowing={{
          names: [],
          controls: (
            <FilterSelect
              label={t('state')}
              value={state ?? ''}
              options={[
                ['', t('anyState')],
                ...couponStates.map((each) => [each, pick(couponStateNames[each])] as const),
              ]}
              active={state !== undefined}
              onChange={(next) => set({ status: next || undefined })}
            />
          ),
        }}
        sorting={sorting}
        columnPicker={{ list: 'coupons' }}
        columns={couponColumns(means)}
        card={couponCard(means)}
        idOf={idOf}
        onOpen={({ id }) => void navigate({ to: `/main/coupons/${id}` })}
        openName={couponName}
        empty={{
          icon: <IconTicket size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
          action: add,
        }}
        query={query}
        rows={data?.cateringCoupons}
        total={data?.total}
        cut={data?.cut}
      />
      <Suspense>
        {edited && (
          <CouponDialog
            id={edited === 'new' ? undefined : edited.id}
            trial={trial}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  )
}
