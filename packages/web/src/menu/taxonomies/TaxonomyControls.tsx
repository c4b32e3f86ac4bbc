import type { Taxonomy } from '@sufra/contract/menu/taxonomies.shapes'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { RowActions } from '../../kernel/list/RowActions.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useInUse } from '../items/useInUse.tsx'
import { marksText } from './taxonomies.text.ts'
import { type TaxonomyKind, taxonomyKinds } from './taxonomies.ts'

interface Props {
  readonly kind: TaxonomyKind
  readonly mark: Taxonomy
}

/** Whether customers see it; switching asks first, in the specification's words (spec 3 §4). */
export function MarkSwitch({ kind, mark }: Props) {
  const t = useText(marksText)
  const name = usePick()(mark.name)
  const { list, updateStatus } = taxonomyKinds[kind]
  const status = useConfirmed(updateStatus, { freshens: [list] })
  const on = mark.status
  const toggle = () =>
    status.run(
      {
        title: t(kind === 'category' ? 'categoryStatusAsk' : 'filterStatusAsk'),
        text: t(on ? 'offText' : 'onText', { name }),
        action: t(on ? 'turnOff' : 'turnOn'),
        success: t(on ? 'turnedOff' : 'turnedOn', { name }),
      },
      { params: { id: mark.id }, body: { status: !on } },
    )
  return (
    <StatusSwitch
      label={t('activeOf', { name })}
      checked={on}
      pending={status.pending}
      onToggle={() => void toggle()}
    />
  )
}

export function MarkActions({ kind, mark, onEdit }: Props & { readonly onEdit: () => void }) {
  const t = useText(marksText)
  const name = usePick()(mark.name)
  const { list, remove: operation } = taxonomyKinds[kind]
  const inUse = useInUse(name)
  const remove = useConfirmed(operation, { freshens: [list], refused: inUse.refused })
  const drop = () =>
    remove.run(
      {
        title: t('removeAsk', { name }),
        text: t('removeText'),
        action: t('remove'),
        success: t('removed', { name }),
        danger: true,
      },
      { params: { id: mark.id } },
    )
  return (
    <>
      <RowActions name={name} onEdit={onEdit} onRemove={() => void drop()} removing={remove.pending} />
      {inUse.dialog}
    </>
  )
}
