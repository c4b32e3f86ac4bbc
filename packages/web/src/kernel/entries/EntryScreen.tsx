import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../browser/late.ts'
import { ListScreen } from '../list/ListScreen.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useLanguage, usePick, useText } from '../text/language.tsx'
import { useListState } from '../url/search.ts'
import { EntryActions } from './EntryActions.tsx'
import type { Entry, EntryList } from './entries.ts'

const EntryDialog = late(() => import('./EntryDialog.tsx')) as typeof import('./EntryDialog.tsx')['default']

interface Props<Row extends Entry, Data> {
  readonly of: EntryList<Row>
  readonly query: {
    readonly data: Data | undefined
    readonly isPending: boolean
    readonly error: unknown
    readonly isPlaceholderData: boolean
    readonly refetch: () => Promise<{ readonly data: Data | undefined }>
  }
  readonly rowsOf: (data: Data) => readonly Row[]
  readonly cut?: boolean | undefined
}

const idOf = ({ id }: Entry) => id

/** The screen of a small list whose entries are a name in both languages. */
export function EntryScreen<Row extends Entry, Data>({ of, query, rowsOf, cut }: Props<Row, Data>) {
  const t = useText(of.texts)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { language } = useLanguage()
  const [{ page, count }] = useListState()
  const [edited, setEdited] = useState<Row | 'new' | null>(null)
  const all = query.data && rowsOf(query.data)
  const actions = (row: Row) => <EntryActions of={of} row={row} onEdit={() => setEdited(row)} />
  const inLanguage = (side: 'en' | 'ar', row: Row) => (
    <bdi key={side} lang={side}>
      {of.nameOf(row)[side]}
    </bdi>
  )
  const english = kernel('inEnglish', { what: t('name') })
  const arabic = kernel('inArabic', { what: t('name') })
  const [enBone, arBone] = of.skeletons
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  )
  const takeTheirs = async ({ id }: Row) => {
    const { data } = await query.refetch()
    setEdited((data && rowsOf(data).find((row) => row.id === id)) ?? null)
  }
  const entry = edited === 'new' ? undefined : (edited ?? undefined)
  return (
    <>
      <ListScreen
        label={t('title')}
        actions={add}
        {...(of.search && { search: { label: pick(of.search) } })}
        columns={[
          { key: 'en', head: english, cell: (row) => inLanguage('en', row), skeleton: enBone },
          { key: 'ar', head: arabic, cell: (row) => inLanguage('ar', row), skeleton: arBone },
          { key: 'actions', head: kernel('actions'), cell: actions, end: true, skeleton: 72 },
        ]}
        card={(row) => ({
          title: <bdi>{pick(of.nameOf(row))}</bdi>,
          state: actions(row),
          // The page's language is the title's.
          facts: [language === 'ar' ? [english, inLanguage('en', row)] : [arabic, inLanguage('ar', row)]],
        })}
        idOf={idOf}
        empty={{
          icon: <of.icon size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
          action: add,
        }}
        query={query}
        cut={cut}
        rows={all?.slice((page - 1) * count, page * count)}
        total={all?.length}
      />
      <Suspense>
        {edited && (
          <EntryDialog
            key={entry ? `${entry.id}-${entry.version}` : 'new'}
            of={of}
            row={entry}
            onClose={() => setEdited(null)}
            onTakeTheirs={() => entry && void takeTheirs(entry)}
          />
        )}
      </Suspense>
    </>
  )
}
