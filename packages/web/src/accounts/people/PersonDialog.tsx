import { people } from '@sufra/contract/accounts/people'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { QueryDialog } from '../../kernel/states/QueryBoundary.tsx'
import { PersonForm } from './PersonForm.tsx'
import { useSideText } from './sides.text.ts'

interface Props {
  /** Undefined for somebody new. */
  readonly id: number | undefined
  readonly onClose: () => void
}

export default function PersonDialog({ id, onClose }: Props) {
  const side = useSideText()
  const row = useFormRow(people.show, { params: { id: id ?? 0 } }, { enabled: id !== undefined })
  if (id === undefined) return <PersonForm user={undefined} onClose={onClose} />
  return (
    <QueryDialog query={row} title={side('editTitle')} onClose={onClose}>
      {({ user }) => <PersonForm key={row.key} user={user} onClose={onClose} onTakeTheirs={row.renew} />}
    </QueryDialog>
  )
}
