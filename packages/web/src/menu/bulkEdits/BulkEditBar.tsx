import { ActionIcon, Button } from '@mantine/core'
import type { Category } from '@sufra/contract/menu/categories'
import {
  type Icon,
  IconCategory,
  IconFilterOff,
  IconHistory,
  IconListDetails,
  IconPercentage,
  IconToggleRight,
  IconX,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { focusOnward } from '../../kernel/browser/focusOnward.ts'
import { late } from '../../kernel/browser/late.ts'
import { PopAction, PopMenu } from '../../kernel/display/PopMenu.tsx'
import { RowCheckbox } from '../../kernel/list/bulk/RowCheckbox.tsx'
import { shareOf } from '../../kernel/list/bulk/selection.rules.ts'
import type { Selection } from '../../kernel/list/bulk/useSelection.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { menuText } from '../items/menu.text.ts'
import { bulkText } from '../itemTable/bulk.text.ts'
import { itemTableText } from '../itemTable/itemTable.text.ts'
import { isFiltered } from '../itemTable/sortAndFilter.rules.ts'
import type { TableState } from '../itemTable/useTableState.ts'
import css from './BulkEditBar.module.css'
import { type BulkKind, bulkKinds } from './bulk.ts'
import { recentText } from './recent.text.ts'

const RecentChanges = late(() => import('./RecentChanges.tsx'))

const icons: Readonly<Record<BulkKind, Icon>> = {
  prices: IconPercentage,
  flag: IconToggleRight,
  category: IconCategory,
  choice: IconListDetails,
}

interface Props {
  readonly storeId: number
  readonly shown: readonly number[]
  /** All items of the store. */
  readonly count: number
  readonly state: TableState
  /** Undefined if this person may not change items. */
  readonly selection: Selection | undefined
  readonly categories: readonly Category[]
  readonly wide: boolean | undefined
  readonly onChange: (kind: BulkKind) => void
}

/** A line above the rows: their count, or the actions for those that are selected. */
export function BulkEditBar({ storeId, shown, count, state, selection, categories, wide, onChange }: Props) {
  const t = useText(bulkText)
  const words = useText(itemTableText)
  const menu = useText(menuText)
  const kernel = useText(kernelText)
  const recentWords = useText(recentText)
  const [recent, setRecent] = useState(false)
  const ticked = selection?.ids.size ?? 0
  const outside = ticked - (selection ? shown.filter((id) => selection.ids.has(id)).length : 0)
  const filtered = isFiltered(state.filter)
  const actions = bulkKinds.map((kind) => ({
    kind,
    Icon: icons[kind],
    label: t(kind),
    run: () => onChange(kind),
  }))
  const share = selection ? shareOf(selection.ids, shown) : 'none'
  return (
    <div className={css.line}>
      {/* The table has this checkbox in its head. */}
      {selection && !wide && (
        <RowCheckbox
          label={t('selectAll')}
          checked={share === 'all'}
          mixed={share === 'some'}
          onToggle={selection.toggleAll}
        />
      )}
      <p role="status">
        {filtered ? words('found', { shown: shown.length, count }) : menu('items', { count })}
      </p>
      {filtered && (
        <Button
          ref={focusOnward}
          variant="subtle"
          color="gray"
          leftSection={<IconFilterOff size={18} stroke={1.6} aria-hidden />}
          onClick={state.clear}
        >
          {kernel('clearFilters')}
        </Button>
      )}
      <Button
        className={css.recent}
        variant="subtle"
        color="gray"
        leftSection={<IconHistory size={18} stroke={1.6} aria-hidden />}
        onClick={() => setRecent(true)}
      >
        {recentWords('title')}
      </Button>
      {selection && ticked > 0 && (
        <section ref={focusOnward} className={css.bar} aria-label={t('bar')}>
          <p role="status">
            <strong>{t('selected', { count: ticked })}</strong>
            {outside > 0 && <small>{t('notShown', { count: outside })}</small>}
          </p>
          {wide ? (
            actions.map(({ kind, Icon, label, run }) => (
              <Button
                key={kind}
                variant="default"
                leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
                onClick={run}
              >
                {label}
              </Button>
            ))
          ) : (
            <PopMenu label={t('change')} filled place="below">
              {actions.map(({ kind, Icon, label, run }) => (
                <PopAction key={kind} icon={<Icon size={18} stroke={1.6} aria-hidden />} run={run}>
                  {label}
                </PopAction>
              ))}
            </PopMenu>
          )}
          <ActionIcon aria-label={t('clear')} onClick={selection.clear}>
            <IconX size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </section>
      )}
      <Suspense>
        {recent && (
          <RecentChanges storeId={storeId} categories={categories} onClose={() => setRecent(false)} />
        )}
      </Suspense>
    </div>
  )
}
