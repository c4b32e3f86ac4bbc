import { fill } from '@sufra/contract/kernel/language'
import { toast } from '../display/toast.tsx'
import { usePick } from '../text/language.tsx'
import { type Entry, type EntryFields, type EntryList, invalidate } from './entries.ts'

/** The form of an entry, which says what was saved. `shown` is told its id once lists show it. */
export function useEntryFields<Row extends Entry>(
  of: EntryList<Row>,
  row: Row | undefined,
  saved: () => void,
  shown?: (id: number) => void,
): EntryFields {
  const pick = usePick()
  return of.useForm(row, async ({ id }, { name_en, name_ar }) => {
    toast.success(fill(pick(of.texts.saved), { name: pick({ en: name_en, ar: name_ar }) }))
    saved()
    await invalidate(of)
    shown?.(id)
  })
}
