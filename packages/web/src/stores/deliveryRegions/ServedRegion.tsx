import { Stack } from '@mantine/core'
import type { StoreRegion } from '@sufra/contract/stores/deliveryRegions'
import { EndTime } from '../../kernel/display/EndTime.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { InlineDetail } from '../../kernel/inline/InlineDetail.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './DeliveryRegions.module.css'
import { deliveryRegionsText } from './deliveryRegions.text.ts'
import { SpecificAreas } from './SpecificAreas.tsx'
import { TermsForm } from './TermsForm.tsx'

interface Props {
  readonly storeId: number
  readonly region: StoreRegion
  readonly canWrite: boolean
}

/** A region the store delivers to: its hours and fee, and the areas that have their own. */
export function ServedRegion({ storeId, region, canWrite }: Props) {
  const t = useText(deliveryRegionsText)
  const pick = usePick()
  const name = pick(region.name)
  return (
    <InlineDetail
      name={name}
      title={<bdi>{name}</bdi>}
      edit={t('editDetails')}
      facts={[
        [t('start'), <Ltr key="start">{region.start_time}</Ltr>],
        [t('end'), <EndTime key="end" {...region} />],
        [t('fees'), <Money key="fees" amount={region.catering_delivery_fees} />],
      ]}
      canWrite={canWrite}
      form={(close) => (
        <TermsForm
          storeId={storeId}
          region={{ id: region.region_id, name: region.name }}
          served={region}
          onClose={close}
        />
      )}
      rows={(state, writes) => (
        <Stack gap="md">
          <p className={css.quiet}>{t('serves')}</p>
          <SpecificAreas region={region} state={state} canWrite={writes} />
        </Stack>
      )}
    />
  )
}
