import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { customerAddresses } from '@sufra/contract/customers/addresses'
import { type CustomerAddress, customers } from '@sufra/contract/customers/customers'
import { customerHistory } from '@sufra/contract/customers/history'
import { regions } from '@sufra/contract/stores/regions'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { NumberInput } from '../../kernel/inputs/NumberInput.tsx'
import { WithChoices } from '../../kernel/inputs/WithChoices.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { bodyOf, valuesOf } from './addressValues.ts'
import css from './profile.module.css'
import { addressText } from './profile.text.ts'

interface Props {
  readonly customer: number
  /** Undefined for a new address. */
  readonly address: CustomerAddress | undefined
  readonly onClose: () => void
}

/** Adds or changes an address of a customer. */
export default function AddressDialog({ customer, address, onClose }: Props) {
  const t = useText(addressText)
  const pick = usePick()
  const all = useOperation(regions.list)
  const areas = useOperation(regions.areas)
  const refetch = () =>
    Promise.all(
      [customers.show, customerHistory.list].map((shown) =>
        queryClient.invalidateQueries({ queryKey: keyOf(shown) }),
      ),
    )
  const form = useEntryForm(customerAddresses.save, customerAddresses.update, {
    row: address,
    initial: valuesOf(address),
    body: { add: (values) => ({ ...bodyOf(values), customer_id: customer }), change: bodyOf },
    saved: () => {
      toast.success(t('saved'))
      void refetch()
      onClose()
    },
    failed: 'shown',
  })
  const { field } = form
  const text = { dir: 'auto', labelProps: { dir: 'auto' }, errorProps: { dir: 'auto' } } as const
  const choices = (all.data?.regions ?? []).map(({ id, name }) => ({
    group: pick(name),
    items: (areas.data?.areas ?? [])
      .filter(({ region_id }) => region_id === id)
      .map((area) => ({ value: String(area.id), label: pick(area.name) })),
  }))
  return (
    <FormDialog
      title={t(address ? 'editTitle' : 'addTitle')}
      size={560}
      form={form}
      onClose={onClose}
      onTakeTheirs={() => void refetch().then(onClose)}
    >
      <Stack gap="md">
        <WithChoices queries={[all, areas]}>
          <NativeSelect
            label={t('area')}
            withAsterisk
            data={[{ value: '', label: t('chooseArea') }, ...choices]}
            {...field('area_id')}
          />
        </WithChoices>
        <div className={css.pair}>
          <TextInput label={t('street')} maxLength={30} {...text} {...field('street_number')} />
          <TextInput label={t('building')} maxLength={30} {...text} {...field('building_number')} />
        </div>
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          descriptionProps={{ dir: 'auto' }}
          maxLength={60}
          {...text}
          {...field('name')}
        />
        <TextInput label={t('notes')} maxLength={300} {...text} {...field('notes')} />
        <div className={css.pair}>
          <NumberInput label={t('latitude')} decimals={6} {...field('latitude')} />
          <NumberInput label={t('longitude')} decimals={6} {...field('longitude')} />
        </div>
      </Stack>
    </FormDialog>
  )
}
