import { keyOf, queryClient } from '../data/operations.ts'
import { toast } from '../display/toast.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { BilingualInput } from '../inputs/BilingualInput.tsx'
import { usePick, useText } from '../text/language.tsx'
import css from './EntryDialog.module.css'
import type { Entry, EntryList } from './entries.ts'

interface Props<Row extends Entry> {
  readonly of: EntryList<Row>
  /** The one to rename; a new one without it. */
  readonly row: Row | undefined
  readonly onClose: () => void
  readonly onTakeTheirs: () => void
}

/** An entry's name in both languages. */
export default function EntryDialog<Row extends Entry>({ of, row, onClose, onTakeTheirs }: Props<Row>) {
  const t = useText(of.texts)
  const pick = usePick()
  const { form, en, ar } = of.useForm(row, (name) => {
    toast.success(t('saved', { name: pick(name) }))
    for (const each of of.freshens) void queryClient.invalidateQueries({ queryKey: keyOf(each) })
    onClose()
  })
  return (
    <FormDialog form={form} title={row ? t('edit') : t('add')} onClose={onClose} onTakeTheirs={onTakeTheirs}>
      <BilingualInput label={t('name')} en={en} ar={ar} maxLength={of.maxLength} autoFocus />
      {row && <p className={css.quiet}>{t('note')}</p>}
    </FormDialog>
  )
}
