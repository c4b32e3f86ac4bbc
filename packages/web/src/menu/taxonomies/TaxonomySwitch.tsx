import type { Taxonomy } from '@sufra/contract/menu/taxonomies.shapes'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { taxonomiesText } from './taxonomies.text.ts'
import type { TaxonomyKind } from './taxonomyKind.ts'

interface Props {
  readonly kind: TaxonomyKind
  readonly taxonomy: Taxonomy
}

/** Whether customers see it; switching asks first, in the specification's words (spec 3 §4). */
export function TaxonomySwitch({ kind, taxonomy }: Props) {
  const t = useText(taxonomiesText)
  const pick = usePick()
  const name = pick(taxonomy.name)
  const status = useConfirmed(kind.updateStatus, { invalidates: [kind.list] })
  const on = taxonomy.status
  const toggle = () =>
    status.run(
      {
        title: pick(kind.texts.statusAsk),
        text: t(on ? 'offText' : 'onText', { name }),
        action: t(on ? 'turnOff' : 'turnOn'),
        success: t(on ? 'turnedOff' : 'turnedOn', { name }),
      },
      { params: { id: taxonomy.id }, body: { status: !on } },
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
