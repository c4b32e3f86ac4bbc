import { NativeSelect } from '@mantine/core'
import type { Category } from '@sufra/contract/menu/categories'
import type { ItemRow } from '@sufra/contract/menu/items'
import {
  type Icon,
  IconAlertTriangle,
  IconEyeOff,
  IconLanguage,
  IconListCheck,
  IconPhotoOff,
} from '@tabler/icons-react'
import { FilterButton } from '../../kernel/list/filters/FilterButton.tsx'
import { Search } from '../../kernel/list/filters/Search.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './Filters.module.css'
import { itemTableText } from './itemTable.text.ts'
import { countOf, sortKeys, sortOf, sortText, type Want, wants } from './sortAndFilter.rules.ts'
import { useColumnName } from './useColumnName.ts'
import type { TableState } from './useTableState.ts'

const icons: Readonly<Record<Want, Icon>> = {
  unorderable: IconAlertTriangle,
  hidden: IconEyeOff,
  no_photo: IconPhotoOff,
  no_arabic: IconLanguage,
  incomplete: IconListCheck,
}

interface Props {
  readonly items: readonly ItemRow[]
  readonly categories: readonly Category[]
  readonly state: TableState
  /** The table is shown, which is sorted by its heads. */
  readonly wide: boolean | undefined
}

export function Filters({ items, categories, state, wide }: Props) {
  const t = useText(itemTableText)
  const nameOf = useColumnName()
  const pick = usePick()
  const { kind } = useSession()
  const { filter, sort } = state
  const keys = sortKeys.filter((key) => key !== 'show_on_restaurant_manager' || kind === 'admin')
  const directions = keys.flatMap((key) => [
    { value: key, label: t('upwards', { key: nameOf(key) }) },
    { value: `-${key}`, label: t('downwards', { key: nameOf(key) }) },
  ])
  return (
    <fieldset className={css.filters} aria-label={t('filters')}>
      <Search label={t('search')} value={filter.search} onSearch={state.setSearch} />
      <NativeSelect
        aria-label={nameOf('category')}
        value={filter.category === undefined ? '' : String(filter.category)}
        data={[
          { value: '', label: t('allCategories') },
          ...categories.map(({ id, name }) => ({ value: String(id), label: pick(name) })),
        ]}
        onChange={(event) => state.setCategory(Number(event.currentTarget.value) || undefined)}
      />
      {wide === false && (
        <NativeSelect
          aria-label={t('sortBy')}
          value={sortText(sort) ?? ''}
          data={[{ value: '', label: t('menuOrder') }, ...directions]}
          onChange={(event) => state.setSort(sortOf(event.currentTarget.value))}
        />
      )}
      {wants.map((want) => (
        <FilterButton
          key={want}
          icon={icons[want]}
          label={t(want)}
          count={countOf(items, want)}
          active={filter.wants.includes(want)}
          onToggle={() => state.toggle(want)}
        />
      ))}
    </fieldset>
  )
}
