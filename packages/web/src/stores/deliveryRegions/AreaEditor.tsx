import { NativeSelect } from '@mantine/core'
import {
  deliveryRegions,
  type StoreRegion,
  type StoreRegionArea,
} from '@sufra/contract/stores/deliveryRegions'
import type { useOperation } from '../../kernel/data/operations.ts'
import { useEndHint } from '../../kernel/display/EndTime.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { InlineEditor } from '../../kernel/inline/InlineEditor.tsx'
import { MoneyInput } from '../../kernel/inputs/MoneyInput.tsx'
import { TimeInput } from '../../kernel/inputs/TimeInput.tsx'
import { WithChoices } from '../../kernel/inputs/WithChoices.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { refetchDeliveryRegions } from './deliveryRegions.cache.ts'
import { deliveryRegionsText } from './deliveryRegions.text.ts'
import { isComplete, sentTerms, type Terms, termsOf } from './terms.ts'

interface AreaTerms extends Terms {
  readonly area_id: number | null
}

interface Props {
  readonly region: StoreRegion
  /** The area to change; undefined for a new one, which starts with the region's terms. */
  readonly row: StoreRegionArea | undefined
  /** The region's areas. */
  readonly choices: ReturnType<typeof useOperation<typeof deliveryRegions.areasOf>>
  /** Areas that already have a row. */
  readonly used: ReadonlySet<number>
  readonly onClose: () => void
}

export function AreaEditor({ region, row, choices, used, onClose }: Props) {
  const t = useText(deliveryRegionsText)
  const pick = usePick()
  const endHint = useEndHint()
  const areas = choices.data?.areas ?? []
  const form = useEntryForm(deliveryRegions.saveArea, deliveryRegions.updateArea, {
    row,
    addTo: { id: region.id },
    initial: { area_id: row?.area_id ?? null, ...termsOf(row ?? region) } as AreaTerms,
    body: ({ area_id, ...terms }) => ({
      ...sentTerms(terms),
      area_id: (area_id ?? undefined) as number,
    }),
    saved: async (_, { area_id }) => {
      toast.success(t('saved', { name: pick(areas.find(({ id }) => id === area_id)?.name ?? row?.name) }))
      await refetchDeliveryRegions()
      onClose()
    },
    failed: 'shown',
  })
  const { area_id, ...terms } = form.values
  const options = areas.map(({ id, name }) => ({
    value: String(id),
    label: pick(name),
    disabled: id !== row?.area_id && used.has(id),
  }))
  // Somebody may have deleted it since.
  const chosen = area_id !== null && (!choices.data || areas.some(({ id }) => id === area_id))
  return (
    <InlineEditor
      label={t(row ? 'editedArea' : 'newArea')}
      form={form}
      complete={area_id !== null && isComplete(terms)}
      fields={[
        {
          name: 'area_id',
          label: t('area'),
          control: (given) => (
            <WithChoices queries={[choices]}>
              <NativeSelect
                {...given}
                data={[...(chosen ? [] : [{ value: '', label: t('chooseArea') }]), ...options]}
                value={chosen ? String(area_id) : ''}
                onChange={(event) => form.set('area_id', Number(event.currentTarget.value) || null)}
              />
            </WithChoices>
          ),
        },
        {
          name: 'start_time',
          label: t('start'),
          control: (given) => <TimeInput {...form.field('start_time')} {...given} />,
        },
        {
          name: 'end_time',
          label: t('end'),
          control: (given) => <TimeInput {...form.field('end_time')} {...given} />,
          hint: endHint(terms),
        },
        {
          name: 'catering_delivery_fees',
          label: t('fees'),
          control: (given) => <MoneyInput {...form.field('catering_delivery_fees')} {...given} />,
        },
      ]}
      onClose={onClose}
      onTakeTheirs={() => void refetchDeliveryRegions().then(onClose)}
    />
  )
}
