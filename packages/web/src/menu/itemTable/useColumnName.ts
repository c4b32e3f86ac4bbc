import { useText } from '../../kernel/text/language.tsx'
import { fieldNames, itemsText } from '../items/items.text.ts'
import { itemTableText } from './itemTable.text.ts'
import { figures, type SortKey } from './sortAndFilter.rules.ts'

/** The name of a column; columns that are form fields use the field's label. */
export function useColumnName(): (key: SortKey) => string {
  const t = useText(itemTableText)
  const words = useText(itemsText)
  return (key) => {
    if (key === 'name' || key === 'category') return words(key)
    const figure = figures.find((each) => each === key)
    return figure ? words(fieldNames[figure]) : t(key as Exclude<typeof key, (typeof figures)[number]>)
  }
}
