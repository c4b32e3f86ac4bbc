import { useState } from 'react'

/**
 * The row of a list whose form is open, as it was when the form was opened. Changes by others do not replace what is
 * being typed; saving reports them. `renew` takes the row as it is now, or closes the form if it is gone. Forms have
 * the row's version as their key.
 *
 * @param latest reads the list again
 */
export function useEditedRow<Row extends { readonly id: number }>(
  latest: () => Promise<readonly Row[] | undefined>,
) {
  const [edited, edit] = useState<Row | 'new' | null>(null)
  const row = edited === 'new' || edited === null ? undefined : edited
  return {
    isOpen: edited !== null,
    /** Undefined for a new one. */
    row,
    edit,
    close: () => edit(null),
    renew: async () => edit((await latest())?.find(({ id }) => id === row?.id) ?? null),
  }
}
