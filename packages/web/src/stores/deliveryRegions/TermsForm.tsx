import { Button, Group } from '@mantine/core'
import { deliveryRegions, type StoreRegion } from '@sufra/contract/stores/deliveryRegions'
import type { Region } from '@sufra/contract/stores/regions'
import { useEffect, useRef } from 'react'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useEndHint } from '../../kernel/display/EndTime.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { MoneyInput } from '../../kernel/inputs/MoneyInput.tsx'
import { TimeInput } from '../../kernel/inputs/TimeInput.tsx'
import { StaleNotice } from '../../kernel/states/StaleNotice.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './DeliveryRegions.module.css'
import { refetchDeliveryRegions } from './deliveryRegions.cache.ts'
import { deliveryRegionsText } from './deliveryRegions.text.ts'
import { isComplete, noTerms, sentTerms, termsOf } from './terms.ts'

interface Props {
  readonly storeId: number
  /** What was picked to be added, */
  readonly region: Pick<Region, 'id' | 'name'>
  /** or what is changed. */
  readonly served?: StoreRegion
  readonly onClose: () => void
  readonly onSaved?: () => void
}

/** A region's times and fee. */
export function TermsForm({ storeId, region, served, onClose, onSaved }: Props) {
  const t = useText(deliveryRegionsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const endHint = useEndHint()
  const element = useRef<HTMLFormElement>(null)
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
  useLeaveGuard(form.isDirty)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const order = { inputWrapperOrder: ['label', 'input', 'description', 'error'] as const }
  return (
    <form
      ref={element}
      noValidate
      className={css.terms}
      aria-label={served ? t('editDetails') : t('newRegion')}
      onSubmit={form.submit}
    >
      {!served && (
        <div className={css.head}>
          <h2>
            <bdi>{pick(region.name)}</bdi>
          </h2>
        </div>
      )}
      {form.failure && <Callout tone="error">{form.failure}</Callout>}
      <StaleNotice form={form} onTakeTheirs={() => void refetchDeliveryRegions().then(onClose)} />
      <div className={css.fields}>
        <TimeInput label={t('start')} {...form.field('start_time')} />
        <TimeInput
          label={t('end')}
          description={endHint(form.values)}
          inputWrapperOrder={[...order.inputWrapperOrder]}
          {...form.field('end_time')}
        />
        <MoneyInput
          label={t('fees')}
          name="catering_delivery_fees"
          value={form.values.catering_delivery_fees}
          error={form.errorOf('catering_delivery_fees')}
          onChange={(fee) => form.set('catering_delivery_fees', fee)}
        />
      </div>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={form.pending} onClick={onClose}>
          {kernel('cancel')}
        </Button>
        <Button type="submit" loading={form.pending} disabled={!isComplete(form.values)}>
          {kernel('save')}
        </Button>
      </Group>
    </form>
  )
}
