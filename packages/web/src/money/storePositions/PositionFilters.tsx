import { positionFigures } from '@sufra/contract/money/storePositions'
import { late } from '../../kernel/browser/late.ts'
import { FilterSelect } from '../../kernel/list/FilterSelect.tsx'
import { PickFilter } from '../../kernel/list/PickFilter.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { ListSearch } from '../../kernel/url/search.ts'
import { inUrl, type PositionOrder } from './positionSort.ts'
import css from './storePositions.module.css'
import { storePositionsText } from './storePositions.text.ts'

const DayRange = late(() => import('../../kernel/list/DayRange.tsx'))

interface Props {
  readonly url: ListSearch
  readonly set: (change: ListSearch) => void
  readonly balance: string | undefined
  readonly restaurant: number | undefined
  readonly order: PositionOrder
}

export function PositionFilters({ url, set, balance = '', restaurant, order }: Props) {
  const t = useText(storePositionsText)
  const { can } = useSession()
  const sorts: readonly (readonly [string, string])[] = [
    ['', t('name')],
    ['-name', t('nameDown')],
    ...positionFigures.flatMap((key) => [
      [`-${key}`, t('highest', { figure: t(key) })] as const,
      [key, t('lowest', { figure: t(key) })] as const,
    ]),
    ['-last_paid_on', t('latest')],
    ['last_paid_on', t('earliest')],
  ]
  return (
    <>
      <FilterSelect
        label={t('balance')}
        value={balance}
        active={balance !== ''}
        options={[
          ['', t('anyBalance')],
          ['due', t('onlyDue')],
          ['owing', t('onlyOwing')],
        ]}
        onChange={(next) => set({ balance: next || undefined })}
      />
      {can('restaurants.read') && (
        <PickFilter
          label={t('restaurant')}
          any={t('anyRestaurant')}
          name="restaurants"
          value={restaurant}
          load={async () => (await import('../../stores/stores/placeOptions.ts')).restaurantOptions()}
          onPick={(id) => set({ restaurant: id })}
        />
      )}
      <DayRange search={url} set={set} />
      <span className={css.cards}>
        <FilterSelect
          label={t('sort')}
          value={inUrl(order) ?? ''}
          options={sorts}
          onChange={(next) => set({ sort: next || undefined })}
        />
      </span>
    </>
  )
}
