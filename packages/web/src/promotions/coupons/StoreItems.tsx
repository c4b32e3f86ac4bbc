import { coupons } from '@sufra/contract/promotions/coupons'
import { useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { PickMany } from '../../kernel/inputs/PickMany.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './coupons.module.css'
import { couponFormText } from './coupons.text.ts'
import type { Named, Target } from './couponValues.ts'

interface Props {
  readonly store: Target
  readonly onChange: (items: readonly Named[]) => void
}

/** More than this is searched by the server. */
const mostDrawn = 100

/** The items of a chosen store. */
export function StoreItems({ store, onChange }: Props) {
  const t = useText(couponFormText)
  const pick = usePick()
  const [search, setSearch] = useState('')
  const query = useOperation(
    coupons.itemsOf,
    { body: { store_id: store.id, count: mostDrawn, ...(search && { search }) } },
    { keep: true },
  )
  const { data } = query
  const found = new Set(data?.items.map(({ id }) => id))
  const options: readonly Named[] | undefined = data && [
    ...(search ? [] : store.items.filter(({ id }) => !found.has(id))),
    ...data.items,
  ]
  const isLarge = search !== '' || data?.cut
  return (
    <div>
      <PickMany
        name={`items-${store.id}`}
        label={t('itemsOf', { store: pick(store.name) })}
        options={options?.map(({ id, name }) => ({ id, name: pick(name) }))}
        query={query}
        value={store.items.map(({ id }) => id)}
        onChange={(ids) => {
          const known = [...store.items, ...(options ?? [])]
          onChange(ids.flatMap((id) => known.find((each) => each.id === id) ?? []))
        }}
        {...(isLarge && { onSearch: setSearch })}
        required
        empty={t('noItems')}
      />
      {data?.cut && <p className={css.note}>{t('moreItems')}</p>}
    </div>
  )
}
