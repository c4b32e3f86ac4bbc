import { useFocusBack } from '../browser/useFocusBack.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { BilingualInput } from '../inputs/BilingualInput.tsx'
import { usePick } from '../text/language.tsx'
import css from './entries.module.css'
import type { Entry, EntryList } from './entries.ts'
import { useEntryFields } from './useEntryFields.ts'

interface Props<Row extends Entry> {
  readonly of: EntryList<Row>
  /** The one to change; a new one without it. */
  readonly row: Row | undefined
  readonly onClose: () => void
  readonly onAdded: ((id: number) => void) | undefined
  readonly onTakeTheirs: () => void
}

function EntryForm<Row extends Entry>(props: Props<Row>) {
  const { of, row, onClose, onAdded, onTakeTheirs } = props
  const pick = usePick()
  const { form, more, ...names } = useEntryFields(of, row, onClose, row ? undefined : onAdded)
  const { name, add, edit, note } = of.texts
  return (
    <FormDialog form={form} title={pick(row ? edit : add)} onClose={onClose} onTakeTheirs={onTakeTheirs}>
      <BilingualInput label={pick(name)} {...names} autoFocus />
      {more}
      {row && note && <p className={css.quiet}>{pick(note)}</p>}
    </FormDialog>
  )
}

/** An entry's name in both languages, and its other fields. */
export default function EntryDialog<Row extends Entry>(props: Props<Row>) {
  // The form begins anew with what somebody else has saved; the way back stays.
  useFocusBack()
  return <EntryForm key={props.row?.version} {...props} />
}
