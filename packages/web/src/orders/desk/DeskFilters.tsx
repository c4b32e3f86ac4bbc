import { addDays, formatHour, qatarDay } from '@sufra/contract/kernel/clock'
import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { PickFilter } from '../../kernel/list/filters/PickFilter.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { type ListSearch, wholeOf } from '../../kernel/url/search.ts'
import {
  byDelivery,
  dayFilterOf,
  dayFilters,
  hourOf,
  isCardUnpaid,
  isUncancelled,
} from '../order/deskFilters.rules.ts'
import { deskFiltersText } from './deskFilters.text.ts'

const DayRange = late(() => import('../../kernel/list/filters/DayRange.tsx'))
const ItemFilter = late(() => import('./ItemFilter.tsx'))
const options = () => import('../../stores/stores/pickOptions.ts')

const hours = Array.from({ length: 24 }, (_, hour) => hour)

interface Props {
  readonly search: ListSearch
  readonly set: (change: ListSearch) => void
}

/** How the desk is sorted and which days it shows; admins can filter by restaurant, store or area too. */
export default function DeskFilters({ search, set }: Props) {
  const t = useText(deskFiltersText)
  const { language } = useLanguage()
  const { kind, can } = useSession()
  const sorted = byDelivery(search)
  const day = dayFilterOf(search)
  const chooseDay = (chosen: string) => {
    const today = qatarDay(Date.now())
    const range =
      chosen === 'range' ? { from: today, to: addDays(today, 6) } : { from: undefined, to: undefined }
    set({ day: chosen || undefined, hour: undefined, ...range })
  }
  const restaurant = wholeOf(search.restaurant)
  const item = wholeOf(search.item)
  return (
    <>
      <FilterSelect
        label={t('sortBy')}
        value={sorted ? 'delivery' : ''}
        options={[
          ['', t('byArrival')],
          ['delivery', t('byDelivery')],
        ]}
        onChange={(sort) => set({ sort: sort || undefined })}
      />
      <FilterSelect
        label={t('days')}
        value={day ?? ''}
        active={day !== undefined}
        chip={day !== undefined && day !== 'range'}
        options={[
          ['', t(sorted ? 'fromToday' : 'anyDay')],
          ...dayFilters.map((each) => [each, t(each)] as const),
        ]}
        onChange={chooseDay}
      />
      {day !== undefined && (
        <FilterSelect
          label={t('hour')}
          value={String(hourOf(search) ?? '')}
          active={hourOf(search) !== undefined}
          options={[
            ['', t('anyHour')],
            ...hours.map((hour) => [String(hour), formatHour(hour, language)] as const),
          ]}
          onChange={(hour) => set({ hour: hour || undefined })}
        />
      )}
      <FilterSelect
        label={t('payment')}
        value={isCardUnpaid(search) ? 'card_unpaid' : ''}
        active={isCardUnpaid(search)}
        options={[
          ['', t('anyPayment')],
          ['card_unpaid', t('cardUnpaid')],
        ]}
        onChange={(payment) => set({ payment: payment || undefined })}
      />
      {isUncancelled(search) && (
        <FilterSelect
          label={t('cancelledOrders')}
          value="no"
          active
          options={[
            ['', t('withCancelled')],
            ['no', t('withoutCancelled')],
          ]}
          onChange={() => set({ cancelled: undefined })}
        />
      )}
      {item !== undefined && (
        <Suspense>
          <ItemFilter id={item} onClear={() => set({ item: undefined })} />
        </Suspense>
      )}
      {day === 'range' && (
        <Suspense>
          <DayRange search={search} set={set} onClear={() => chooseDay('')} />
        </Suspense>
      )}
      {kind === 'admin' && can('restaurants.read') && (
        <>
          <PickFilter
            label={t('restaurant')}
            any={t('anyRestaurant')}
            name="restaurants"
            value={restaurant}
            load={async () => (await options()).restaurantOptions()}
            // A store of another restaurant would match nothing.
            onPick={(id) => set({ restaurant: id, store: undefined })}
          />
          <PickFilter
            label={t('storeFilter')}
            any={t('anyStore')}
            name={`stores of ${restaurant ?? 'all'}`}
            value={wholeOf(search.store)}
            load={async () => (await options()).storeOptions(restaurant)}
            onPick={(id) => set({ store: id })}
          />
        </>
      )}
      {kind === 'admin' && (
        <PickFilter
          label={t('area')}
          any={t('anyArea')}
          name="areas"
          value={wholeOf(search.area)}
          load={async () => (await options()).areaOptions()}
          onPick={(id) => set({ area: id })}
        />
      )}
    </>
  )
}
