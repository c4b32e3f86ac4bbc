import '@mantine/core/styles/Tabs.css'
import { Button, Tabs } from '@mantine/core'
import { deliveryRegions } from '@sufra/contract/stores/deliveryRegions'
import { payoutAccounts } from '@sufra/contract/stores/payoutAccounts'
import { stores } from '@sufra/contract/stores/stores'
import { storeUsers } from '@sufra/contract/stores/storeUsers'
import { IconCalendarMonth, IconHistory } from '@tabler/icons-react'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { isMissing } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import type { ListSearch } from '../../kernel/url/search.ts'
import { BusyChip } from './BusyChip.tsx'
import css from './EditStore.module.css'
import { editStoreText } from './editStore.text.ts'
import { StoreDetails } from './StoreDetails.tsx'
import { storePaths } from './storePaths.ts'
import { useStoreCrumbs } from './useStoreCrumbs.ts'

const StoreUsers = late(async () => ({ default: (await import('../storeUsers/StoreUsers.tsx')).StoreUsers }))
const WorkingHours = late(async () => ({
  default: (await import('../workingHours/WorkingHours.tsx')).WorkingHours,
}))
const DeliveryRegions = late(async () => ({
  default: (await import('../deliveryRegions/DeliveryRegions.tsx')).DeliveryRegions,
}))
const StorePolicy = late(async () => ({
  default: (await import('../policy/StorePolicy.tsx')).StorePolicy,
}))
const PayoutAccount = late(async () => ({
  default: (await import('../payoutAccounts/PayoutAccount.tsx')).PayoutAccount,
}))
const ArchivedStore = late(() => import('./ArchivedStore.tsx'))
const HistoryDrawer = late(() => import('./HistoryDrawer.tsx'))

const tabs = [
  'edit-store',
  'manager-info',
  'working-hours',
  'delivery-regions',
  'store-policy',
  'payout-account',
] as const
type Tab = (typeof tabs)[number]

/** On a phone not all tabs fit: scroll to the open one. */
const intoView = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** A store's six tabs, four of them for its own users (spec 2 §2, DECISIONS 9). The open one is in the URL. */
export function EditStore() {
  const t = useText(editStoreText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const navigate = useNavigate()
  const { kind, can } = useSession()
  const params = useParams({ strict: false })
  const search: ListSearch = useSearch({ strict: false })
  const [history, setHistory] = useState(false)
  const id = Number(params.idStore ?? params.id)
  const query = useOperation(stores.show, { params: { id } })
  const store = query.data?.store
  const name = store ? pick({ en: store.name_en, ar: store.name_ar }) : undefined
  const shown = tabs.filter(
    (tab) =>
      (tab !== 'manager-info' || can(storeUsers.list)) &&
      (tab !== 'delivery-regions' || can(deliveryRegions.list)),
  )
  const tab = shown.find((each) => each === search.tab) ?? 'edit-store'
  const open = (next: string | null) =>
    void navigate({ to: '.', search: { tab: next === 'edit-store' ? undefined : (next ?? undefined) } })
  const names = useStoreCrumbs(store)
  const title = (each: Tab) => t(each === 'edit-store' && !can(stores.update) ? 'details' : each)
  const content: Readonly<Record<Tab, () => React.ReactNode>> = {
    'edit-store': () => store && <StoreDetails store={store} />,
    'manager-info': () => <StoreUsers key={id} storeId={id} />,
    'working-hours': () => <WorkingHours storeId={id} />,
    'delivery-regions': () => <DeliveryRegions storeId={id} />,
    'store-policy': () => <StorePolicy storeId={id} />,
    'payout-account': () => <PayoutAccount storeId={id} />,
  }
  const missing = isMissing(query.error)
  // The URL names another restaurant than the store's.
  const elsewhere = kind === 'admin' && store !== undefined && store.restaurant_id !== Number(params.id)
  if (missing && can(payoutAccounts.showWhole))
    return (
      <Suspense>
        <ArchivedStore id={id} />
      </Suspense>
    )
  if (missing || elsewhere) return <NotFound />
  return (
    <>
      <PageHeader
        title={name}
        names={names}
        aside={store && <BusyChip status={store.busy_status} />}
        actions={
          store && (
            <>
              <Button
                component={Link}
                to={storePaths.calendar(kind, store)}
                variant="default"
                leftSection={<IconCalendarMonth size={18} stroke={1.6} aria-hidden />}
              >
                {t('calendar')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconHistory size={18} stroke={1.6} aria-hidden />}
                onClick={() => setHistory(true)}
              >
                {t('history')}
              </Button>
            </>
          )
        }
      />
      {query.error && !store ? (
        <Failed error={query.error} title={kernel('pageFailed')} onRetry={() => void query.refetch()} />
      ) : (
        <Tabs value={tab} onChange={open} keepMounted={false} classNames={{ list: css.list, tab: css.tab }}>
          <Tabs.List aria-label={t('tabs')}>
            {shown.map((each) => (
              <Tabs.Tab key={each} value={each} ref={each === tab ? intoView : undefined}>
                {title(each)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {shown.map((each) => (
            <Tabs.Panel key={each} value={each} pt="md">
              <Suspense>{content[each]()}</Suspense>
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
      <Suspense>
        {history && store && (
          <HistoryDrawer
            store={{ id, name: { en: store.name_en, ar: store.name_ar } }}
            onClose={() => setHistory(false)}
          />
        )}
      </Suspense>
    </>
  )
}
