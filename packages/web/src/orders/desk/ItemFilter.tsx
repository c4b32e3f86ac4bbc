import { items } from '@sufra/contract/menu/items'
import { useOperation } from '../../kernel/data/operations.ts'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { deskFiltersText } from './deskFilters.text.ts'

interface Props {
  readonly id: number
  readonly onClear: () => void
}

/** The item whose orders are listed. A link chooses it; here it is cleared. */
export default function ItemFilter({ id, onClear }: Props) {
  const t = useText(deskFiltersText)
  const pick = usePick()
  const { can } = useSession()
  const { data } = useOperation(items.show, { params: { id } }, { enabled: can(items.show) })
  const name = data ? pick({ en: data.item.name_en, ar: data.item.name_ar }) : String(id)
  return (
    <FilterSelect
      label={t('item')}
      value={String(id)}
      active
      options={[
        ['', t('anyItem')],
        [String(id), t('oneItem', { name })],
      ]}
      onChange={onClear}
    />
  )
}
