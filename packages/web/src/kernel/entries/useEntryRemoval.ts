import { fill } from '@sufra/contract/kernel/language'
import { useConfirmed } from '../dialogs/useConfirmed.ts'
import { usePick } from '../text/language.tsx'
import type { Entry, EntryList } from './entries.ts'

const neverRefused = () => ({ refused: () => false, dialog: null })

/** Deletes an entry, after asking. `dialog` says why it was refused. */
export function useEntryRemoval<Row extends Entry>(of: EntryList<Row>, row: Row) {
  const pick = usePick()
  const name = pick(of.nameOf(row))
  const { texts, invalidates, useRefused = neverRefused } = of
  const { refused, dialog } = useRefused(name)
  const { run, pending } = useConfirmed(of.remove, { invalidates, refused })
  const remove = () =>
    void run(
      {
        title: fill(pick(texts.ask), { name }),
        text: fill(pick(texts.askText), { name }),
        action: pick(texts.remove),
        success: fill(pick(texts.removed), { name }),
        danger: true,
      },
      { params: { id: row.id } },
    )
  return { name, remove, pending, dialog }
}
