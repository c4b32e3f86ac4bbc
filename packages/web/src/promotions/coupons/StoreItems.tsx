import { coupons } from '@sufra/contract/promotions/coupons'
import { useOperation } from '../../kernel/data/operations.ts'
import { PickMany } from '../../kernel/inputs/PickMany.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { couponFormText } from './coupons.text.ts'

interface Props {
  readonly store: number
  readonly name: string
  readonly value: readonly number[]
  readonly onChange: (items: readonly number[]) => void
}

/** The items of a chosen store. */
export function StoreItems({ store, name, value, onChange }: Props) {
  const t = useText(couponFormText)
  const pick = usePick()
  const query = useOperation(coupons.itemsOf, { body: { store_id: store } })
  return (
    <PickMany
      name={`items-${store}`}
      label={t('itemsOf', { store: name })}
      options={query.data?.items.map((item) => ({ id: item.id, name: pick(item.name) }))}
      query={query}
      value={value}
      onChange={onChange}
      required
      empty={t('noItems')}
    />
  )
}
