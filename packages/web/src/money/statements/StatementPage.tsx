import '@mantine/core/styles/Tabs.css'
import { Tabs } from '@mantine/core'
import { IconReportMoney } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { PickFilter } from '../../kernel/list/filters/PickFilter.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { Empty } from '../../kernel/states/states.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useListSearch, useListState, wholeOf } from '../../kernel/url/search.ts'
import { StoreFilter } from '../../stores/stores/StoreFilter.tsx'
import { DocumentList } from '../months/DocumentList.tsx'
import { Statement } from './Statement.tsx'
import { statementsText } from './statements.text.ts'

/** A chosen store or all stores of a restaurant, or the caller's own. */
function ChosenStatement() {
  const t = useText(statementsText)
  const { kind, can } = useSession()
  const [, set] = useListState()
  const search = useListSearch()
  const store = wholeOf(search.store)
  const restaurant = kind === 'admin' ? wholeOf(search.restaurant) : undefined
  if (kind !== 'admin') return <Statement store={store} />
  const picker = (
    <>
      <StoreFilter
        label={t('store')}
        any={t('anyStore')}
        value={store}
        onPick={(id) => set({ store: id, restaurant: undefined })}
      />
      {can('restaurants.read') && (
        <PickFilter
          label={t('restaurant')}
          any={t('anyRestaurant')}
          name="restaurants"
          value={restaurant}
          load={async () => (await import('../../stores/stores/pickOptions.ts')).restaurantOptions()}
          onPick={(id) => set({ restaurant: id, store: undefined })}
        />
      )}
    </>
  )
  if (store !== undefined || restaurant !== undefined)
    return <Statement store={store} restaurant={restaurant} picker={picker} />
  return (
    <>
      {picker}
      <Empty
        words={{
          icon: <IconReportMoney size={32} stroke={1.25} aria-hidden />,
          title: t('chooseStore'),
          text: t('chooseStoreText'),
        }}
      />
    </>
  )
}

/** The statement of accounts (spec 3 §2), and the statements of closed months. */
export function StatementPage() {
  const t = useText(statementsText)
  const navigate = useNavigate()
  const { tab, store } = useListSearch()
  // Filters of one tab are not those of the other, but for the store.
  const open = (next: string | null) =>
    void navigate({ to: '.', search: { tab: next === 'documents' ? next : undefined, store } })
  return (
    <>
      <PageHeader />
      <Tabs value={tab === 'documents' ? tab : 'statement'} onChange={open} keepMounted={false}>
        <Tabs.List aria-label={t('tabs')}>
          <Tabs.Tab value="statement">{t('statement')}</Tabs.Tab>
          <Tabs.Tab value="documents">{t('documentsTab')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="statement" pt="md">
          <ChosenStatement />
        </Tabs.Panel>
        <Tabs.Panel value="documents" pt="md">
          <DocumentList />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
