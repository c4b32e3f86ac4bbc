import { ActionIcon } from '@mantine/core'
import { type OrderNote, orderNotes } from '@sufra/contract/orders/notes'
import { IconTrash } from '@tabler/icons-react'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Instant } from '../../kernel/display/When.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useKindName } from '../order/useCancelledBy.ts'
import css from './History.module.css'
import { notesText } from './notes.text.ts'

/** An internal note in an order's history; its author can delete it. */
export function NoteEntry({ note }: { note: OrderNote }) {
  const t = useText(notesText)
  const kindName = useKindName()
  const remove = useConfirmed(orderNotes.remove, { invalidates: [orderNotes.list] })
  const question = {
    title: t('askRemove'),
    text: t('askRemoveText'),
    action: t('remove'),
    danger: true,
    success: t('removed'),
  }
  return (
    <li data-note>
      <div className={css.noteHead}>
        <p>
          {t('note')} · {kindName(note.author_kind)} · <bdi>{note.author_name}</bdi>
        </p>
        {note.own && (
          <ActionIcon
            aria-label={t('remove')}
            data-tip={t('remove')}
            loading={remove.pending}
            onClick={() => void remove.run(question, { params: { id: note.id } })}
          >
            <IconTrash size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <p className={css.note}>
        <bdi>{note.note}</bdi>
      </p>
      <p className={css.quiet}>
        <Instant at={note.at} />
      </p>
    </li>
  )
}
