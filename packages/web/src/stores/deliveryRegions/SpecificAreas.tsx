import {
  deliveryRegions,
  type StoreRegion,
  type StoreRegionArea,
} from '@sufra/contract/stores/deliveryRegions'
import { IconMapPin } from '@tabler/icons-react'
import { useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { EndTime } from '../../kernel/display/EndTime.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { InlineRows } from '../../kernel/inline/InlineRows.tsx'
import type { InlineState } from '../../kernel/inline/useInlineRows.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { AreaEditor } from './AreaEditor.tsx'
import { deliveryRegionsText } from './deliveryRegions.text.ts'

interface Props {
  readonly region: StoreRegion
  readonly state: InlineState
  readonly canWrite: boolean
}

const idOf = ({ id }: StoreRegionArea) => id

/** Areas of a region with hours and a fee of their own. */
export function SpecificAreas({ region, state, canWrite }: Props) {
  const t = useText(deliveryRegionsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const query = useOperation(deliveryRegions.details, { params: { id: region.id } })
  const choices = useOperation(deliveryRegions.areasOf, { params: { id: region.region_id } })
  const remove = useConfirmed(deliveryRegions.removeArea, {
    invalidates: [deliveryRegions.details, deliveryRegions.list],
  })
  const rows = query.data?.areas
  const all = choices.data?.areas
  const used = new Set(rows?.map(({ area_id }) => area_id))
  const full = rows && all?.every(({ id }) => used.has(id))
  const nameOf = ({ name }: StoreRegionArea) => pick(name)

  const drop = ({ id, name }: StoreRegionArea) => {
    const question = {
      title: t('askArea'),
      text: t('askAreaText', { name: pick(name) }),
      action: t('removeArea'),
      danger: true,
      success: t('removedArea', { name: pick(name) }),
    }
    void remove.run(question, { params: { id } })
  }
  return (
    <InlineRows
      title={t('areas')}
      columns={[
        { key: 'area', head: t('area'), cell: (row) => <bdi>{nameOf(row)}</bdi>, card: 'title' },
        { key: 'start', head: t('start'), cell: ({ start_time }) => <Ltr>{start_time}</Ltr> },
        { key: 'end', head: t('end'), cell: (row) => <EndTime {...row} /> },
        {
          key: 'fees',
          head: t('fees'),
          cell: ({ catering_delivery_fees }) => <Money amount={catering_delivery_fees} />,
        },
      ]}
      query={query}
      rows={rows}
      idOf={idOf}
      nameOf={nameOf}
      state={state}
      editor={(row) => (
        <AreaEditor
          key={row?.id ?? 'new'}
          region={region}
          row={row}
          choices={choices}
          used={used}
          onClose={state.close}
        />
      )}
      addLabel={t('addArea')}
      full={full ? t('areasFull') : undefined}
      canWrite={canWrite}
      onRemove={drop}
      empty={{
        icon: <IconMapPin size={32} stroke={1.25} aria-hidden />,
        title: kernel('noData'),
        text: t('noAreasText'),
      }}
    />
  )
}
