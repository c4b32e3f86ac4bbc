import { Button } from '@mantine/core'
import { orderNotes } from '@sufra/contract/orders/notes'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { MultilineInput } from '../../kernel/inputs/MultilineInput.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './History.module.css'
import { notesText } from './notes.text.ts'

interface Props {
  /** Id of the order. */
  readonly id: number
  /** A note has just been added: focus the field for the next one. */
  readonly again: boolean
  readonly onAdded: () => void
}

/** Adds an internal note, seen by the author's own side only. */
export function NoteForm({ id, again, onAdded }: Props) {
  const t = useText(notesText)
  const { kind } = useSession()
  const form = useOperationForm(orderNotes.add, {
    initial: { note: '' },
    params: { id },
    body: (values) => values,
    saved: async () => {
      toast.success(t('added'))
      await queryClient.invalidateQueries({ queryKey: keyOf(orderNotes.list, { params: { id } }) })
      onAdded()
    },
    failed: 'shown',
  })
  useLeaveGuard(form.isDirty)
  return (
    <form noValidate onSubmit={form.submit} className={css.form}>
      {form.failure && <Callout tone="error">{form.failure}</Callout>}
      <MultilineInput
        label={t('note')}
        description={t(kind === 'admin' ? 'platformOnly' : 'restaurantOnly')}
        maxLength={1000}
        minRows={1}
        maxRows={8}
        autoFocus={again}
        {...form.field('note')}
      />
      <Button type="submit" variant="default" loading={form.pending}>
        {t('add')}
      </Button>
    </form>
  )
}
