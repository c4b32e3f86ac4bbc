import { IconLayoutGrid, IconTable } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useText } from '../../kernel/text/language.tsx'
import { type ListSearch, listSearch } from '../../kernel/url/search.ts'
import { itemTableText } from './itemTable.text.ts'
import css from './ViewSwitch.module.css'

const views = [
  { name: 'grid', icon: IconLayoutGrid, view: undefined },
  { name: 'table', icon: IconTable, view: 'table' },
] as const

/** Switches between cards by category and a table of all items. */
export function ViewSwitch({ table }: { table: boolean }) {
  const t = useText(itemTableText)
  return (
    <nav className={css.switch} aria-label={t('view')}>
      {views.map(({ name, icon: Icon, view }) => (
        <Link
          key={name}
          to="."
          search={({ category }: ListSearch) => listSearch({ category, view })}
          resetScroll={false}
          className={css.view}
          // The grid ignores the table's other values in the URL.
          activeOptions={{ exact: view === undefined }}
          data-chosen={(view === 'table') === table || undefined}
        >
          <Icon size={18} stroke={1.6} aria-hidden />
          <span>{t(name)}</span>
        </Link>
      ))}
    </nav>
  )
}
