import { Stack } from '@mantine/core'
import { qatarDay } from '@sufra/contract/kernel/clock'
import type { Operation } from '@sufra/contract/kernel/operation'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { DayInput } from '../../kernel/inputs/DayInput.tsx'
import { MultilineInput } from '../../kernel/inputs/MultilineInput.tsx'
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
    asks: () => ({ title: question, text, action: t('reverse'), danger: true }),
    saved: () => {
      toast.success(success)
      for (const each of invalidates) void queryClient.invalidateQueries({ queryKey: keyOf(each) })
      onClose()
    },
    failed: 'shown',
  })
  return (
    <FormDialog title={title} size={420} action={t('reverse')} danger form={form} onClose={onClose}>
      <p>{text}</p>
      <Stack gap="md">
        <MultilineInput label={t('reason')} maxLength={300} data-autofocus {...form.field('reason')} />
        <DayInput label={t('effective')} {...form.field('effective_date')} />
      </Stack>
    </FormDialog>
  )
}
