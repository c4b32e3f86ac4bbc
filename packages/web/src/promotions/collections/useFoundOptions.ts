import { collections } from '@sufra/contract/promotions/collections'
import { useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { mostShown } from '../../kernel/inputs/picked.ts'
import { usePick } from '../../kernel/text/language.tsx'

const wanted = (search: string) => ({ count: mostShown, ...(search && { search }) })

/** Stores to choose from, found by the server. */
export function useFoundStores() {
  const pick = usePick()
  const [search, onSearch] = useState('')
  const { data, isError, refetch } = useOperation(
    collections.allStores,
    { body: wanted(search) },
    { keep: true },
  )
  const options = data?.stores.map((store) => ({
    id: store.id,
    name: pick(store.name),
    of: pick(store.restaurant_name),
  }))
  return { options, cut: data?.cut ?? false, failed: isError, onSearch, onRetry: () => void refetch() }
}

/** Items of one store; none until it is chosen. */
export function useFoundItems(store_id: number | undefined) {
  const pick = usePick()
  const [search, onSearch] = useState('')
  const { data, isError, refetch } = useOperation(
    collections.itemsOfStores,
    { body: { stores_id: [store_id ?? 1], ...wanted(search) } },
    { keep: true, enabled: store_id !== undefined },
  )
  const options = data?.items.map(({ id, name }) => ({ id, name: pick(name) }))
  return { options, cut: data?.cut ?? false, failed: isError, onSearch, onRetry: () => void refetch() }
}
