import { NativeSelect } from '@mantine/core'
import { categories } from '@sufra/contract/menu/categories'
import { type ItemRow, items } from '@sufra/contract/menu/items'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useOperation } from '../../../kernel/data/operations.ts'
import { Money } from '../../../kernel/display/Money.tsx'
import { Photo } from '../../../kernel/display/Photo.tsx'
import { Search } from '../../../kernel/list/filters/Search.tsx'
import { Empty, Failed, NothingFound } from '../../../kernel/states/states.tsx'
import { folded } from '../../../kernel/text/folded.ts'
import { kernelText } from '../../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../../kernel/text/language.tsx'
import css from './Duplicate.module.css'
import { duplicateText } from './duplicate.text.ts'

interface Props {
  readonly storeId: number
  /** The category whose items are shown first. */
  readonly category: number | undefined
  readonly chosen: number | undefined
  readonly onChoose: (id: number) => void
}
const skeletons = Array.from({ length: 9 }, (_, index) => index)

/** Lists a store's items, to choose the one to copy. */
export function ChooseItem({ storeId, category, chosen, onChoose }: Props) {
  const t = useText(duplicateText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const [within, setWithin] = useState(category)
  const [search, setSearch] = useState('')
  const query = useOperation(items.all, { body: { store_id: storeId } })
  const listed = useOperation(categories.list, { params: { id: storeId } }).data?.subcategories
  const all = query.data?.items
  if (!all && query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  if (all?.length === 0)
    return (
      <Empty
        words={{
          icon: <IconToolsKitchen2 size={32} stroke={1.25} aria-hidden />,
          title: t('noItems'),
          text: t('noItemsText'),
        }}
      />
    )
  const wanted = folded(search)
  const shown = all?.filter(
    ({ sub_category_id, name }) =>
      (within === undefined || sub_category_id === within) &&
      folded(`${name.en} ${name.ar}`).includes(wanted),
  )
  const nameOf = (id: number) => pick(listed?.find((each) => each.id === id)?.name)
  const option = (item: ItemRow) => (
    <label key={item.id} className={css.item}>
      <input type="radio" name="from" checked={item.id === chosen} onChange={() => onChoose(item.id)} />
      <Photo picture={item.images[0] ?? null} name={pick(item.name)} size={44} />
      <span className={css.name}>
        <bdi>{pick(item.name)}</bdi>
        <small>{nameOf(item.sub_category_id)}</small>
      </span>
      <Money amount={item.promoted_price} />
    </label>
  )
  return (
    <>
      <div className={css.filters}>
        <Search label={t('search')} value={search} onSearch={setSearch} />
        <NativeSelect
          aria-label={t('category')}
          value={within === undefined ? '' : String(within)}
          data={[
            { value: '', label: t('allCategories') },
            ...(listed ?? []).map(({ id, name }) => ({ value: String(id), label: pick(name) })),
          ]}
          onChange={(event) => setWithin(Number(event.currentTarget.value) || undefined)}
        />
      </div>
      {shown?.length === 0 ? (
        <NothingFound
          onClear={() => {
            setSearch('')
            setWithin(undefined)
          }}
        />
      ) : (
        <fieldset className={css.items} aria-busy={!shown}>
          <legend className="visually-hidden">{shown ? t('which') : kernel('loading')}</legend>
          {shown
            ? shown.map(option)
            : skeletons.map((index) => <span key={index} className={css.skeleton} />)}
        </fieldset>
      )}
    </>
  )
}
