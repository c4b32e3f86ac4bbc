import { dirhams } from '@sufra/contract/kernel/money'
import { type ChangedValue, changeableFlags, changeablePrices } from '@sufra/contract/menu/bulkEdits'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { fieldNames, itemsText } from '../items/items.text.ts'
import { menuText } from '../items/menu.text.ts'
import { bulkText } from '../itemTable/bulk.text.ts'
import { itemTableText } from '../itemTable/itemTable.text.ts'
import { flagNames } from '../itemTable/useFlagSwitch.ts'

export function useFieldName(): (field: string) => string {
  const t = useText(bulkText)
  const items = useText(itemsText)
  const menu = useText(menuText)
  return (field) => {
    const price = changeablePrices.find((each) => each === field)
    const flag = changeableFlags.find((each) => each === field)
    if (price) return items(fieldNames[price])
    if (flag) return menu(flagNames[flag])
    if (field === 'sub_category_id') return t('category')
    return field === 'choices' ? t('choices') : field
  }
}

/** The value of a field before or after a change. */
export function ChangedValues({ field, value }: { field: string; value: ChangedValue }) {
  const t = useText(bulkText)
  const words = useText(itemTableText)
  const kernel = useText(kernelText)
  const pick = usePick()
  if (value === null || value === '') return t('none')
  if (typeof value === 'boolean') return words(value ? 'on' : 'off')
  if (typeof value === 'number')
    return changeablePrices.some((each) => each === field) ? (
      <Money amount={dirhams(value)} />
    ) : (
      <Ltr>{value}</Ltr>
    )
  if (typeof value === 'string') return <bdi>{value}</bdi>
  return <bdi>{Array.isArray(value) ? value.map(pick).join(kernel('listComma')) : pick(value)}</bdi>
}
