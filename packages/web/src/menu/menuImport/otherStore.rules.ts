import type { Bilingual } from '@sufra/contract/kernel/language'
import type { PlannedRow } from '@sufra/contract/menu/menuImport'

interface Store {
  readonly id: number
  readonly name: Bilingual
}
interface Preview {
  readonly rows: readonly Pick<PlannedRow, 'what'>[]
  readonly elsewhere: Store | null
}

/**
 * The other store that a file was exported from: by its ids if the reader has access to that store, else by the file's
 * own label, provided that no row fits here.
 */
export function otherStoreOf(
  { exportedFrom }: { readonly exportedFrom: number | undefined },
  { rows, elsewhere }: Preview,
  storeId: number,
): { readonly store: Store | null } | undefined {
  if (elsewhere) return { store: elsewhere }
  const fromElsewhere = exportedFrom !== undefined && exportedFrom !== storeId
  const nothingFits = rows.length > 0 && rows.every(({ what }) => what === 'faulty')
  return fromElsewhere && nothingFits ? { store: null } : undefined
}
