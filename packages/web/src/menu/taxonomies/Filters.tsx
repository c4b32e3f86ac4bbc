import { Button } from '@mantine/core'
import { filters } from '@sufra/contract/menu/filters'
import type { Taxonomy } from '@sufra/contract/menu/taxonomies.shapes'
import { IconPlus, IconTags } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { Photo } from '../../kernel/display/Photo.tsx'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { MarkActions, MarkSwitch } from './TaxonomyControls.tsx'
import { marksText } from './taxonomies.text.ts'

const MarkDialog = late(() => import('./TaxonomyDialog.tsx'))
const idOf = ({ id }: Taxonomy) => id

/** What customers narrow a menu down by: the table of spec 3 §2 Filters. */
export function Filters() {
  const t = useText(marksText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { can } = useSession()
  const [{ page, count, search }] = useListState()
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const query = useOperation(filters.list, { body: search ? { search } : {} }, { keep: true })
  const all = query.data?.filters
  const writes = can(filters.update)
  const code = ({ slug }: Taxonomy) => <bdi dir="ltr">{slug ?? '—'}</bdi>
  const icon = (mark: Taxonomy) => <Photo picture={mark.image} name={pick(mark.name)} />
  const active = (mark: Taxonomy) =>
    writes ? <MarkSwitch kind="filter" mark={mark} /> : t(mark.status ? 'on' : 'off')
  const actions = (mark: Taxonomy) =>
    writes && <MarkActions kind="filter" mark={mark} onEdit={() => setEdited(mark.id)} />
  const add = can(filters.save) && (
    <Button leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />} onClick={() => setEdited('new')}>
      {t('addFilter')}
    </Button>
  )
  return (
    <>
      <ListScreen
        label={t('filters')}
        actions={add}
        search={{ label: t('search') }}
        columns={[
          { key: 'code', head: t('code'), cell: code, skeleton: 48 },
          { key: 'name', head: t('name'), cell: ({ name }) => <bdi>{pick(name)}</bdi>, skeleton: 160 },
          { key: 'icon', head: t('icon'), cell: icon, skeleton: 32 },
          { key: 'active', head: t('active'), cell: active, skeleton: 40 },
          { key: 'actions', head: kernel('actions'), cell: actions, end: true, skeleton: 72 },
        ]}
        card={(mark) => ({
          title: (
            <>
              {icon(mark)} <bdi>{pick(mark.name)}</bdi>
            </>
          ),
          state: active(mark),
          facts: [[t('code'), code(mark)]],
          actions: actions(mark),
        })}
        idOf={idOf}
        empty={{
          icon: <IconTags size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
          action: add,
        }}
        query={query}
        cut={query.data?.cut}
        rows={all?.slice((page - 1) * count, page * count)}
        total={all?.length}
      />
      <Suspense>
        {edited && (
          <MarkDialog
            kind="filter"
            id={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  )
}
