import '@mantine/core/styles/Tabs.css'
import { Button, Tabs } from '@mantine/core'
import { items } from '@sufra/contract/menu/items'
import { stores } from '@sufra/contract/stores/stores'
import { IconAlertTriangle, IconArrowBackUp } from '@tabler/icons-react'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { type ListSearch, listSearch, wholeOf } from '../../kernel/url/search.ts'
import { storePaths } from '../../stores/stores/storePaths.ts'
import { useStoreCrumbs } from '../../stores/stores/useStoreCrumbs.ts'
import { ItemForm } from '../items/ItemForm.tsx'
import { ItemProblems } from '../items/ItemProblems.tsx'
import { itemsText } from '../items/items.text.ts'
import { PreviewButton, PreviewPanel, usePreviewPanel } from '../items/preview/PreviewPanel.tsx'
import { tabOf } from '../items/problems.rules.ts'
import { problemsText } from '../items/problems.text.ts'
import { TypedParts } from '../items/typedStore.tsx'
import { EditItem } from './EditItem.tsx'
import css from './ItemPage.module.css'

const Choices = late(async () => ({ default: (await import('../optionGroups/choices/Choices.tsx')).Choices }))
const Addons = late(async () => ({ default: (await import('../optionGroups/addons/Addons.tsx')).Addons }))

const tabs = ['general', 'choices', 'addons'] as const
type Tab = (typeof tabs)[number]

/** An item's three tabs, the last two only once it exists (spec 2 §2). The open one is in the URL. */
export function ItemPage() {
  const t = useText(itemsText)
  const wrong = useText(problemsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const navigate = useNavigate()
  const { kind } = useSession()
  const params = useParams({ strict: false })
  const search: ListSearch = useSearch({ strict: false })
  const category = wholeOf(search.category)
  const storeId = Number(params.idStore ?? params.id)
  const id = params.idMenu === undefined ? undefined : Number(params.idMenu)
  const store = useOperation(stores.show, { params: { id: storeId } }).data?.store
  const query = useOperation(items.show, { params: { id: id ?? 0 } }, { enabled: id !== undefined })
  const item = query.data?.item
  const tab = (id === undefined ? undefined : tabs.find((each) => each === search.tab)) ?? 'general'
  const panel = usePreviewPanel(tab === 'general' ? 'form' : 'panes')
  // Never shows the id, neither while loading nor if the item does not exist.
  const title = id === undefined ? t('newItem') : item ? pick(item.name) : t('item')
  const menu = store && storePaths.menu(kind, store)
  const form = menu && `${menu}/form-menu`
  const names = useStoreCrumbs(store)
  const open = (next: string | null) =>
    void navigate({
      to: '.',
      search: (before: ListSearch) =>
        listSearch({ ...before, tab: next === 'general' ? undefined : (next ?? undefined) }),
      resetScroll: false,
    })
  // The URL still carries the menu's filters, so that its table is restored as it was left.
  const back = (to: number | undefined) => ({
    to: menu ?? '..',
    search: listSearch({ ...search, tab: undefined, choice: undefined, addon: undefined, category: to }),
  })
  const leave = (to: number | undefined) => void navigate(back(to))

  const general = () =>
    id === undefined ? (
      <ItemForm
        storeId={storeId}
        category={category}
        onSaved={(saved, { sub_category_id }) =>
          void navigate({
            to: `${form ?? '.'}/${saved}`,
            search: listSearch({ ...search, tab: 'choices', category: sub_category_id }),
            replace: true,
          })
        }
        onCancel={() => leave(category)}
        onTakeTheirs={() => undefined}
      />
    ) : (
      <EditItem
        key={id}
        id={id}
        storeId={storeId}
        onCancel={() => leave(item?.sub_category_id ?? category)}
      />
    )
  const content: Readonly<Record<Tab, () => ReactNode>> = {
    general,
    choices: () => id !== undefined && <Choices itemId={id} />,
    addons: () => id !== undefined && <Addons itemId={id} />,
  }
  const failed = query.error && !item
  const faultsOf = (of: Tab) => item?.problems.filter((problem) => tabOf(problem) === of) ?? []
  return (
    <TypedParts>
      <PageHeader
        title={title}
        names={{ ...names, ...(form && { [`${form}/${id}`]: title }) }}
        actions={
          <>
            {(tab !== 'general' || failed) && (
              <Button
                variant="default"
                renderRoot={(props) => <Link {...props} {...back(item?.sub_category_id ?? category)} />}
                leftSection={<IconArrowBackUp className="turns" size={18} stroke={1.6} aria-hidden />}
              >
                {t('toMenu')}
              </Button>
            )}
            {item && <HistoryButton table="items" id={item.id} name={title} />}
            {!failed && <PreviewButton panel={panel} />}
          </>
        }
      />
      {failed ? (
        <Failed error={query.error} title={kernel('pageFailed')} onRetry={() => void query.refetch()} />
      ) : (
        <PreviewPanel panel={panel} item={item} storeId={storeId}>
          <Tabs value={tab} onChange={open} keepMounted={false} classNames={{ list: css.list, tab: css.tab }}>
            <Tabs.List aria-label={t('tabs')}>
              {tabs.map((each) => (
                <Tabs.Tab
                  key={each}
                  value={each}
                  disabled={each !== 'general' && id === undefined}
                  data-begin={each === tab || undefined}
                  {...(faultsOf(each).length > 0 && {
                    'aria-label': wrong('tabAtFault', { tab: t(each) }),
                    rightSection: (
                      <IconAlertTriangle className={css.wrong} size={16} stroke={1.8} aria-hidden />
                    ),
                  })}
                >
                  {t(each)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {tabs.map((each) => (
              <Tabs.Panel key={each} value={each} pt="md">
                {faultsOf(each).length > 0 && (
                  <div className={css.faults}>
                    <ItemProblems problems={faultsOf(each)} />
                  </div>
                )}
                <Suspense>{content[each]()}</Suspense>
              </Tabs.Panel>
            ))}
          </Tabs>
        </PreviewPanel>
      )}
    </TypedParts>
  )
}
