import { orderNotes } from '@sufra/contract/orders/notes'
import { useState } from 'react'
import { messageOf, useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { ReadOrder } from '../order/readOrder.ts'
import { History } from './History.tsx'
import { NoteEntry } from './NoteEntry.tsx'
import { NoteForm } from './NoteForm.tsx'
import { notesText } from './notes.text.ts'

/** The history for staff, with the internal notes of their side by time. */
export default function StaffHistory({ order }: { order: ReadOrder }) {
  const t = useText(notesText)
  const { can } = useSession()
  const { id } = order
  const [written, setWritten] = useState(0)
  const { data, error } = useOperation(orderNotes.list, { params: { id } })
  const notes = (data?.notes ?? []).map((note) => ({
    at: note.at,
    entry: <NoteEntry key={`note ${note.id}`} note={note} />,
  }))
  return (
    <History order={order} among={notes}>
      {error && <Callout tone="error">{messageOf(error) ?? t('failed')}</Callout>}
      {can(orderNotes.add) && (
        <NoteForm key={written} id={id} again={written > 0} onAdded={() => setWritten(written + 1)} />
      )}
    </History>
  )
}
