import { type ItemRow, items } from '@sufra/contract/menu/items'
import { IconEye, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { type ListSearch, listSearch } from '../../kernel/url/search.ts'
import { itemTableText } from './itemTable.text.ts'

interface Props {
  readonly item: ItemRow
  /** Path of the item's form. */
  readonly to: string
  readonly size: number
  readonly className: string | undefined
}

/** Leads to an item's form: to edit it, or to read it. */
export function OpenItem({ item, to, size, className }: Props) {
  const t = useText(itemTableText)
  const name = usePick()(item.name)
  const { can } = useSession()
  const Icon = can(items.update) ? IconPencil : IconEye
  /** Carried along, so that the way back leads to the table as it is. */
  const search = (before: ListSearch) => listSearch({ ...before, category: item.sub_category_id })
  return (
    <Link to={to} search={search} className={className} aria-label={t('openItem', { name })}>
      <Icon size={size} stroke={1.6} aria-hidden />
    </Link>
  )
}
