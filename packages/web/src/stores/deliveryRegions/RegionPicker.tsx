import { Button, Group, NativeSelect, Stack } from '@mantine/core'
import { type Region, regions } from '@sufra/contract/stores/regions'
import { type FormEvent, useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { Modal } from '../../kernel/dialogs/Modal.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { deliveryRegionsText } from './deliveryRegions.text.ts'

interface Props {
  /** Regions the store already delivers to. */
  readonly taken: readonly number[]
  readonly onPick: (region: Region) => void
  readonly onClose: () => void
}

export default function RegionPicker({ taken, onPick, onClose }: Props) {
  const t = useText(deliveryRegionsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const [chosen, setChosen] = useState('')
  const [checked, setChecked] = useState(false)
  const query = useOperation(regions.list)
  const all = query.data?.regions
  const full = all?.every(({ id }) => taken.includes(id)) ?? false
  const confirmed = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const region = all?.find(({ id }) => String(id) === chosen)
    if (!region) return
    onPick(region)
    onClose()
  }
  return (
    <Modal onClose={onClose} title={t('selectRegion')} size={420}>
      {query.error && !all ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <form noValidate onSubmit={confirmed}>
          <Stack gap="md">
            <NativeSelect
              label={t('region')}
              name="region_id"
              data-autofocus
              description={full ? t('servedAll') : undefined}
              error={checked && chosen === '' ? t('regionMissing') : undefined}
              data={[
                { value: '', label: all ? t('chooseRegion') : kernel('loading') },
                ...(all ?? []).map(({ id, name }) => ({
                  value: String(id),
                  label: pick(name),
                  disabled: taken.includes(id),
                })),
              ]}
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={onClose}>
                {kernel('cancel')}
              </Button>
              <Button type="submit" disabled={full}>
                {kernel('confirm')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  )
}
