import { ActionIcon, NativeSelect } from '@mantine/core'
import { coupons } from '@sufra/contract/promotions/coupons'
import { IconTrash } from '@tabler/icons-react'
import { useOperation } from '../../kernel/data/operations.ts'
import { NumberInput } from '../../kernel/inputs/NumberInput.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './couponTrials.module.css'
import { couponTrialsText } from './couponTrials.text.ts'

export interface Line {
  readonly item_id: number | undefined
  /** As typed. */
  readonly quantity: string
}
interface Props {
  readonly store: number
  readonly line: Line
  readonly number: number
  readonly errors: readonly [item: string | undefined, people: string | undefined]
  readonly onChange: (line: Line) => void
  readonly onRemove: (() => void) | undefined
}

/** An item of the store and how many people it is for. */
export function TrialLine({
  store,
  line,
  number,
  errors: [itemError, peopleError],
  onChange,
  onRemove,
}: Props) {
  const t = useText(couponTrialsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { data, isError } = useOperation(coupons.itemsOf, { body: { store_id: store } })
  return (
    <div className={css.line}>
      <NativeSelect
        label={t('item')}
        name={`items.${number - 1}.item_id`}
        value={line.item_id ?? ''}
        error={isError && !data ? kernel('failed') : itemError}
        data={[
          { value: '', label: t('chooseItem') },
          ...(data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: pick(name) })),
        ]}
        onChange={(event) => onChange({ ...line, item_id: Number(event.currentTarget.value) || undefined })}
      />
      <NumberInput
        label={t('people')}
        name={`items.${number - 1}.quantity`}
        value={line.quantity}
        error={peopleError}
        onChange={(quantity) => onChange({ ...line, quantity })}
      />
      {onRemove && (
        <ActionIcon className={css.drop} aria-label={t('removeItem', { number })} onClick={onRemove}>
          <IconTrash size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
