import { type CancelReason, cancelReasons } from '@sufra/contract/orders/cancelReasons'
import { IconMessageOff } from '@tabler/icons-react'
import { rowHistory } from '../../accounts/trail/rowHistory.tsx'
import { useOperation } from '../../kernel/data/operations.ts'
import { EntryScreen } from '../../kernel/entries/EntryScreen.tsx'
import type { EntryList } from '../../kernel/entries/entries.ts'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { cancelReasonsText } from './cancelReasons.text.ts'

const reasonList: EntryList<CancelReason> = {
  moreActions: rowHistory('cancel_reasons'),
  texts: cancelReasonsText,
  icon: IconMessageOff,
  nameOf: ({ reason }) => reason,
  skeletons: [220, 180],
  remove: cancelReasons.remove,
  invalidates: [cancelReasons.list],
  useForm: (row, saved) => {
    const form = useEntryForm(cancelReasons.save, cancelReasons.update, {
      row,
      initial: { reason: row?.reason ?? { en: '', ar: '' } },
      body: (values) => values,
      saved: (answer, { reason }) => saved(answer, { name_en: reason.en, name_ar: reason.ar }),
      failed: 'shown',
    })
    const { reason } = form.values
    const side = (language: 'en' | 'ar') => ({
      name: `reason.${language}`,
      value: reason[language],
      error: form.errorOf(`reason.${language}`),
      onChange: (value: string) => form.set('reason', { ...reason, [language]: value }),
    })
    return { form, en: side('en'), ar: side('ar'), maxLength: 200 }
  },
}

/** The reasons for cancelling an order: maintained here, chosen in the dialogs. */
export function CancelReasons() {
  const query = useOperation(cancelReasons.list)
  return (
    <EntryScreen list="cancelReasons" of={reasonList} query={query} rowsOf={(data) => data.cancelReasons} />
  )
}
