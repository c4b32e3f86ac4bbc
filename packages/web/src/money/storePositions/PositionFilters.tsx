import { late } from '../../kernel/browser/late.ts'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { PickFilter } from '../../kernel/list/filters/PickFilter.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { ListSearch } from '../../kernel/url/search.ts'
import { storePositionsText } from './storePositions.text.ts'

const DayRange = late(() => import('../../kernel/list/filters/DayRange.tsx'))

interface Props {
  readonly url: ListSearch
  readonly set: (change: ListSearch) => void
  readonly balance: string | undefined
  readonly restaurant: number | undefined
}

export function PositionFilters({ url, set, balance = '', restaurant }: Props) {
  const t = useText(storePositionsText)
  const { can } = useSession()
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
          load={async () => (await import('../../stores/stores/pickOptions.ts')).restaurantOptions()}
          onPick={(id) => set({ restaurant: id })}
        />
      )}
      <DayRange search={url} set={set} />
    </>
  )
}
