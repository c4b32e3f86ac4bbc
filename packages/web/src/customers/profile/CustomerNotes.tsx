import { ActionIcon, Button } from '@mantine/core'
import { customerHistory } from '@sufra/contract/customers/history'
import { customerNotes } from '@sufra/contract/customers/notes'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { MultilineInput } from '../../kernel/inputs/MultilineInput.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { ProfilePart } from './ProfilePart.tsx'
import css from './profile.module.css'
import { profileText } from './profile.text.ts'

/** What staff write down about a customer for each other. */
export function CustomerNotes({ id }: { readonly id: number }) {
  const t = useText(profileText)
  const { can } = useSession()
  const [added, setAdded] = useState(0)
  const query = useOperation(customerNotes.list, { params: { id } })
  const remove = useConfirmed(customerNotes.remove, {
    invalidates: [customerNotes.list, customerHistory.list],
  })
  const question = {
    title: t('noteAsk'),
    text: t('noteAskText'),
    action: t('removeNote'),
    success: t('noteRemoved'),
    danger: true,
  }
  return (
    <ProfilePart
      title={t('notes')}
      query={query}
      below={
        can(customerNotes.add) && (
          <NoteForm key={added} id={id} again={added > 0} onAdded={() => setAdded(added + 1)} />
        )
      }
    >
      {({ notes }) => (
        <>
          {notes.length === 0 && <p className={css.quiet}>{t('noNotes')}</p>}
          <ul className={css.entries}>
            {notes.map(({ id: note_id, note, at, author_name, own }) => (
              <li key={note_id} className={css.entry}>
                <div>
                  <p className={css.note}>
                    <bdi>{note}</bdi>
                  </p>
                  <p className={css.quiet}>
                    <bdi>{author_name}</bdi> · <Instant at={at} />
                  </p>
                </div>
                {own && (
                  <ActionIcon
                    aria-label={t('removeNote')}
                    data-tip={t('removeNote')}
                    loading={remove.pending}
                    onClick={() => void remove.run(question, { params: { id: note_id } })}
                  >
                    <IconTrash size={18} stroke={1.6} aria-hidden />
                  </ActionIcon>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </ProfilePart>
  )
}

interface FormProps {
  /** Id of the customer. */
  readonly id: number
  /** A note has just been added: focus the field for the next one. */
  readonly again: boolean
  readonly onAdded: () => void
}

function NoteForm({ id, again, onAdded }: FormProps) {
  const t = useText(profileText)
  const form = useOperationForm(customerNotes.add, {
    initial: { note: '' },
    params: { id },
    body: (values) => values,
    saved: () => {
      toast.success(t('noteAdded'))
      for (const shown of [customerNotes.list, customerHistory.list])
        void queryClient.invalidateQueries({ queryKey: keyOf(shown) })
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
        description={t('notesHint')}
        maxLength={1000}
        minRows={1}
        maxRows={8}
        autoFocus={again}
        {...form.field('note')}
      />
      <Button type="submit" variant="default" loading={form.pending}>
        {t('addNote')}
      </Button>
    </form>
  )
}
