import { type Unit, units } from '@sufra/contract/menu/units'
import { IconScale } from '@tabler/icons-react'
import { rowHistory } from '../../accounts/trail/rowHistory.tsx'
import { useOperation } from '../../kernel/data/operations.ts'
import { EntryScreen } from '../../kernel/entries/EntryScreen.tsx'
import type { EntryList } from '../../kernel/entries/entries.ts'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { useListState } from '../../kernel/url/search.ts'
import { useInUse } from '../items/useInUse.tsx'
import { unitsText } from './units.text.ts'

const unitList: EntryList<Unit> = {
  moreActions: rowHistory('units'),
  texts: unitsText,
  icon: IconScale,
  nameOf: ({ name }) => name,
  remove: units.remove,
  invalidates: Object.values(units),
  useRefused: (name) => useInUse(name),
  useForm: (unit, saved) => {
    const form = useEntryForm(units.save, units.update, {
      row: unit,
      initial: { name_en: unit?.name.en ?? '', name_ar: unit?.name.ar ?? '' },
      body: (values) => values,
      saved,
      failed: 'shown',
    })
    return { form, en: form.field('name_en'), ar: form.field('name_ar'), maxLength: 50 }
  },
}

/** The units items are sold by: maintained here, chosen in the item's form. */
export function Units() {
  const [{ search }] = useListState()
  const query = useOperation(units.list, { body: { search } }, { keep: true })
  return (
    <EntryScreen
      list="units"
      of={unitList}
      query={query}
      rowsOf={(data) => data.units}
      cut={query.data?.cut}
    />
  )
}
