import { PickFound } from '../../kernel/inputs/PickFound.tsx'
import type { Picked } from '../../kernel/inputs/picked.ts'
import { useText } from '../../kernel/text/language.tsx'
import { collectionsText } from './collections.text.ts'
import { useFoundItems, useFoundStores } from './useFoundOptions.ts'

interface Props {
  readonly value: readonly Picked[]
  readonly error: string | undefined
  readonly onChange: (value: readonly Picked[]) => void
  readonly single?: boolean
}

export function PickStores({ single = false, ...field }: Props) {
  const t = useText(collectionsText)
  const label = t(single ? 'store' : 'stores')
  return (
    <PickFound
      name="stores"
      label={label}
      hint={t('findStores')}
      single={single}
      found={useFoundStores()}
      {...field}
    />
  )
}

export function PickItems({ store, ...field }: Props & { readonly store: number | undefined }) {
  const t = useText(collectionsText)
  const found = useFoundItems(store)
  if (store === undefined) return null
  return <PickFound name="items" label={t('items')} hint={t('findItems')} found={found} {...field} />
}
