import type { CollectionType } from '@sufra/contract/promotions/collections'

interface TargetInput {
  readonly type?: CollectionType | undefined
  readonly stores?: readonly number[] | undefined
  readonly items?: readonly number[] | undefined
}
interface Standing {
  readonly type: CollectionType
  readonly store_id: number | null
}

/** What a collection is to be: its type and, of one of items, the store; and what is to be in it, if that is said. */
interface Target extends Standing {
  readonly elements: readonly number[] | undefined
  /** Nothing of what is in it fits any more. */
  readonly moves: boolean
}
type Problem =
  | { readonly problem: 'collections.oneStore'; readonly field: 'stores' }
  | {
      readonly problem: 'collections.noItems'
      readonly field: 'items'
    }

/** Spec 3 §5: several stores, or one store with several of its items. A new collection has nothing standing. */
export function targetOf({ type: asked, stores, items }: TargetInput, standing?: Standing): Target | Problem {
  const type = asked ?? standing?.type ?? 'Store'
  if (type === 'Store') {
    if (items && items.length > 0) return { problem: 'collections.noItems', field: 'items' }
    const moves = standing?.type === 'Item'
    return { type, store_id: null, elements: stores ?? (moves ? [] : undefined), moves }
  }
  const [given, ...others] = stores ?? []
  const store_id = given ?? (stores === undefined ? standing?.store_id : undefined)
  if (others.length > 0 || store_id === undefined || store_id === null)
    return { problem: 'collections.oneStore', field: 'stores' }
  const moves = standing !== undefined && (standing.type === 'Store' || standing.store_id !== store_id)
  return { type, store_id, elements: items ?? (moves ? [] : undefined), moves }
}
