import { Button } from '@mantine/core'
import { categories } from '@sufra/contract/menu/categories'
import { stores } from '@sufra/contract/stores/stores'
import { IconCategory } from '@tabler/icons-react'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useOnePane } from '../../kernel/page/SplitView.tsx'
import { useShownEntry } from '../../kernel/page/useShownEntry.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { type ListSearch, listSearch, textOf, wholeOf } from '../../kernel/url/search.ts'
import { useStoreCrumbs } from '../../stores/stores/useStoreCrumbs.ts'
import { CategoriesDrawer } from '../categories/CategoriesDrawer.tsx'
import { CategoriesPanel } from '../categories/CategoriesPanel.tsx'
import { menuText } from '../items/menu.text.ts'
import { ViewSwitch } from '../itemTable/ViewSwitch.tsx'
import { SheetMenu } from '../menuImport/ImportExportMenu.tsx'
import { AddMenu } from './AddItem.tsx'
import { CompletenessBar } from './CompletenessBar.tsx'
import { ItemGrid } from './ItemGrid.tsx'
import css from './MenuPage.module.css'

const CategoryDialog = late(() => import('../categories/CategoryDialog.tsx'))
const MenuTable = late(() => import('./MenuTable.tsx'))

/** A store's menu (spec 2 §2): its categories, and the items of the selected one. */
export function MenuPage() {
  const t = useText(menuText)
  const pick = usePick()
  const navigate = useNavigate()
  const params = useParams({ strict: false })
  const search: ListSearch = useSearch({ strict: false })
  const onePane = useOnePane()
  const { can } = useSession()
  const [managing, setManaging] = useState(false)
  // Not in the panel, which is another one at another width: what is typed would be lost.
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  // Coming back, the drawer would cover the dialog.
  useEffect(() => {
    if (!onePane) setManaging(false)
  }, [onePane])
  const storeId = Number(params.idStore ?? params.id)
  const store = useOperation(stores.show, { params: { id: storeId } }).data?.store
  const query = useOperation(categories.list, { params: { id: storeId } })
  const all = query.data?.subcategories
  const chosen = useShownEntry(all, wholeOf(search.category), { idOf: ({ id }) => id, orFirst: true })
  const choose = (category: number) => {
    setManaging(false)
    void navigate({
      to: '.',
      search: (before: ListSearch) => listSearch({ ...before, category }),
      resetScroll: false,
    })
  }
  const panel = (
    <CategoriesPanel
      key={storeId}
      storeId={storeId}
      query={query}
      chosen={chosen?.id}
      onChoose={choose}
      onEdit={setEdited}
    />
  )
  const name = store && pick({ en: store.name_en, ar: store.name_ar })
  const table = textOf(search.view) === 'table'
  const detail = () => {
    if (chosen) return <ItemGrid key={chosen.id} category={chosen} />
    // With two panes, the panel shows these states itself.
    if (!onePane) return null
    if (query.error && !all) return <Failed error={query.error} onRetry={() => void query.refetch()} />
    if (!all) return null
    return (
      <Empty
        words={{
          icon: <IconCategory size={32} stroke={1.25} aria-hidden />,
          title: t('noCategories'),
          text: t('noCategoriesText'),
          action: can(categories.save) && (
            <Button variant="default" onClick={() => setManaging(true)}>
              {t('addCategory')}
            </Button>
          ),
        }}
      />
    )
  }
  return (
    <>
      <PageHeader
        title={name === undefined ? t('title') : t('ofStore', { name })}
        names={useStoreCrumbs(store)}
        actions={
          <>
            <ViewSwitch table={table} />
            {store && <SheetMenu store={{ id: storeId, name: { en: store.name_en, ar: store.name_ar } }} />}
            {chosen && <AddMenu category={chosen.id} />}
          </>
        }
      />
      <CompletenessBar storeId={storeId} />
      {table ? (
        <Suspense>
          <MenuTable storeId={storeId} categories={all ?? []} />
        </Suspense>
      ) : onePane ? (
        <>
          <CategoriesDrawer
            categories={all ?? []}
            chosen={chosen?.id}
            onChoose={choose}
            opened={managing}
            onOpen={setManaging}
          >
            {panel}
          </CategoriesDrawer>
          {detail()}
        </>
      ) : (
        <div className={css.panes}>
          <aside className={css.panel} aria-label={t('categories')}>
            {panel}
          </aside>
          <div className={css.items}>{detail()}</div>
        </div>
      )}
      <Suspense>
        {edited && (
          <CategoryDialog
            storeId={storeId}
            id={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  )
}
