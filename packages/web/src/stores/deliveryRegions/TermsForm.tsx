import { deliveryRegions, type StoreRegion } from '@sufra/contract/stores/deliveryRegions'
import type { Region } from '@sufra/contract/stores/regions'
import { useEndHint } from '../../kernel/display/EndTime.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { InlineForm } from '../../kernel/inline/InlineForm.tsx'
import { MoneyInput } from '../../kernel/inputs/MoneyInput.tsx'
import { TimeInput } from '../../kernel/inputs/TimeInput.tsx'
import { PaneHead } from '../../kernel/page/SplitView.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './DeliveryRegions.module.css'
import { refetchDeliveryRegions } from './deliveryRegions.cache.ts'
import { deliveryRegionsText } from './deliveryRegions.text.ts'
import { isComplete, noTerms, sentTerms, termsOf } from './terms.ts'

interface Props {
  readonly storeId: number
  /** The region picked to be added, */
  readonly region: Pick<Region, 'id' | 'name'>
  /** or the one to change. */
  readonly served?: StoreRegion
  readonly onClose: () => void
  readonly onSaved?: () => void
}

export function TermsForm({ storeId, region, served, onClose, onSaved }: Props) {
  const t = useText(deliveryRegionsText)
  const pick = usePick()
  const endHint = useEndHint()
  const form = useEntryForm(deliveryRegions.save, deliveryRegions.update, {
    row: served,
    addTo: { id: region.id },
    initial: served ? termsOf(served) : noTerms,
    body: (values) => ({ ...sentTerms(values), restaurant_store_id: storeId }),
    saved: async () => {
      toast.success(t('saved', { name: pick(region.name) }))
      await refetchDeliveryRegions()
      onSaved?.()
      onClose()
    },
    failed: 'shown',
  })
  const leaving = useLeaveGuard(form.isDirty)
  const cancel = async () => {
    if (!(await leaving())) return
    form.discard()
    onClose()
  }
  const order = { inputWrapperOrder: ['label', 'input', 'description', 'error'] as const }
  const fields = (
    <InlineForm
      label={served ? t('editDetails') : t('newRegion')}
      form={form}
      incomplete={!isComplete(form.values)}
      onCancel={() => void cancel()}
      onTakeTheirs={() => void refetchDeliveryRegions().then(onClose)}
    >
      <div className={css.fields}>
        <TimeInput label={t('start')} {...form.field('start_time')} />
        <TimeInput
          label={t('end')}
          description={endHint(form.values)}
          inputWrapperOrder={[...order.inputWrapperOrder]}
          {...form.field('end_time')}
        />
        <MoneyInput label={t('fees')} {...form.field('catering_delivery_fees')} />
      </div>
    </InlineForm>
  )
  if (served) return fields
  return (
    <>
      <PaneHead title={<bdi>{pick(region.name)}</bdi>} />
      {fields}
    </>
  )
}
