import { Stack, Textarea } from '@mantine/core'
import { qatarDay } from '@sufra/contract/kernel/clock'
import type { Operation } from '@sufra/contract/kernel/operation'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { DayInput } from '../../kernel/inputs/DayInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { reversalText } from './reversal.text.ts'

interface Props<Op extends Operation> {
  /** Takes `reason` and `effective_date`. */
  readonly operation: Op
  readonly id: number
  readonly title: string
  readonly text: string
  readonly question: string
  readonly success: string
  /** Operations to refetch afterwards. */
  readonly invalidates: readonly Operation[]
  readonly onClose: () => void
}

/** Asks for the reason and the effective date of a reversal, and posts it. */
export function ReversalDialog<Op extends Operation>(props: Props<Op>) {
  const { operation, id, title, text, question, success, invalidates, onClose } = props
  const t = useText(reversalText)
  const form = useOperationForm(operation as Operation, {
    initial: { reason: '', effective_date: qatarDay(Date.now()) },
    params: { id },
    body: (values: { reason: string; effective_date: string }) => values,
    saved: () => {
      toast.success(success)
      for (const each of invalidates) void queryClient.invalidateQueries({ queryKey: keyOf(each) })
      onClose()
    },
    failed: 'shown',
  })
  const confirmedForm = {
    ...form,
    submit: (event: Parameters<typeof form.submit>[0]) => {
      event.preventDefault()
      const submitted = { ...event, preventDefault: () => {} } as typeof event
      if (!form.values.reason.trim()) return form.submit(submitted)
      void confirm({ title: question, text, action: t('reverse'), danger: true }).then(
        (yes) => yes && form.submit(submitted),
      )
    },
  }
  return (
    <FormDialog title={title} size={420} action={t('reverse')} form={confirmedForm} onClose={onClose}>
      <p>{text}</p>
      <Stack gap="md">
        <Textarea
          label={t('reason')}
          maxLength={300}
          autosize
          minRows={2}
          dir="auto"
          labelProps={{ dir: 'auto' }}
          data-autofocus
          {...form.field('reason')}
        />
        <DayInput label={t('effective')} {...form.field('effective_date')} />
      </Stack>
    </FormDialog>
  )
}
