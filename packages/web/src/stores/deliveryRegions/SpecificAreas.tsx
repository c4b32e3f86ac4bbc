import {
  deliveryRegions,
  type StoreRegion,
  type StoreRegionArea,
} from '@sufra/contract/stores/deliveryRegions'
import { IconMapPin } from '@tabler/icons-react'
import { useAction, useOperation } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { EndTime } from '../../kernel/display/EndTime.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { InlineRows } from '../../kernel/inline/InlineRows.tsx'
import type { InlineState } from '../../kernel/inline/useInlineRows.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { AreaEditor } from './AreaEditor.tsx'
import { refetchDeliveryRegions } from './deliveryRegions.cache.ts'
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
  const remove = useAction(deliveryRegions.removeArea, { success: false })
  const rows = query.data?.areas
  const all = choices.data?.areas
  const used = new Set(rows?.map(({ area_id }) => area_id))
  const full = rows && all?.every(({ id }) => used.has(id))
  const nameOf = ({ name }: StoreRegionArea) => pick(name)

  const drop = async ({ id, name }: StoreRegionArea) => {
    const yes = await confirm({
      title: t('askArea'),
      text: t('askAreaText', { name: pick(name) }),
      action: t('removeArea'),
      danger: true,
    })
    if (!yes) return
    const onSuccess = () => toast.success(t('removedArea', { name: pick(name) }))
    remove.mutate({ params: { id } }, { onSuccess, onSettled: refetchDeliveryRegions })
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
      onRemove={(row) => void drop(row)}
      empty={{
        icon: <IconMapPin size={32} stroke={1.25} aria-hidden />,
        title: kernel('noData'),
        text: t('noAreasText'),
      }}
    />
  )
}
