import { type CancelReason, cancelReasons } from '@sufra/contract/cancelReasons'
import { BilingualInput } from '../kernel/inputs/BilingualInput.tsx'
import { FormDialog } from '../kernel/forms/FormDialog.tsx'
import { keyOf, queryClient } from '../kernel/data/operations.ts'
import { snack } from '../kernel/display/toast.tsx'
import { usePick, useText } from '../kernel/text/language.tsx'
import { useEntryForm } from '../kernel/forms/useEntryForm.ts'
import { cancelReasonsText } from '../orders/cancelReasons/cancelReasons.text.ts'
import css from '../kernel/entries/EntryDialog.module.css'

interface Props {
  /** The one to word anew; a new one without it. */
  readonly reason: CancelReason | undefined
  readonly onClose: () => void
}

/** A reason in both languages. */
export default function ReasonDialog({ reason, onClose }: Props) {
  const t = useText(cancelReasonsText)
  const pick = usePick()
  const form = useEntryForm(cancelReasons.save, cancelReasons.update, {
    row: reason,
    initial: { reason: reason?.reason ?? { en: '', ar: '' } },
    body: (values) => values,
    saved: (_, { reason }) => {
      snack.success(t('saved', { reason: pick(reason) }))
      void queryClient.invalidateQueries({ queryKey: keyOf(cancelReasons.list) })
      onClose()
    },
    failed: 'shown',
  })
  const { reason: words } = form.values
  const side = (language: 'en' | 'ar') => ({
    name: `reason.${language}`,
    value: words[language],
    error: form.errorOf(`reason.${language}`),
    onChange: (value: string) => form.set('reason', { ...words, [language]: value }),
  })
  return (
    <FormDialog form={form} title={reason ? t('edit') : t('add')} onClose={onClose}>
      <BilingualInput label={t('reason')} en={side('en')} ar={side('ar')} maxLength={200} autoFocus />
      {reason && <p className={css.quiet}>{t('rewording')}</p>}
    </FormDialog>
  )
}
