import { useConfirmed } from '../dialogs/useConfirmed.ts'
import { RowActions } from '../list/RowActions.tsx'
import { usePick, useText } from '../text/language.tsx'
import type { Entry, EntryList } from './entries.ts'

interface Props<Row extends Entry> {
  readonly of: EntryList<Row>
  readonly row: Row
  readonly onEdit: () => void
}

const neverRefused = () => ({ refused: () => false, dialog: null })

export function EntryActions<Row extends Entry>({ of, row, onEdit }: Props<Row>) {
  const t = useText(of.texts)
  const name = usePick()(of.nameOf(row))
  const { useRefused = neverRefused } = of
  const { refused, dialog } = useRefused(name)
  const remove = useConfirmed(of.remove, { freshens: of.freshens, refused })
  const drop = () =>
    remove.run(
      {
        title: t('ask'),
        text: t('askText', { name }),
        action: t('remove'),
        success: t('removed', { name }),
        danger: true,
      },
      { params: { id: row.id } },
    )
  return (
    <>
      <RowActions name={name} onEdit={onEdit} onRemove={() => void drop()} removing={remove.pending} />
      {dialog}
    </>
  )
}
