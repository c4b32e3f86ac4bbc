import '@mantine/core/styles/Tabs.css'
import { Tabs } from '@mantine/core'
import { charges } from '@sufra/contract/money/charges'
import { paymentRequests } from '@sufra/contract/money/paymentRequests'
import { useNavigate } from '@tanstack/react-router'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useListSearch } from '../../kernel/url/search.ts'
import { ChargeList } from '../charges/ChargeList.tsx'
import { NewPaymentPanel } from './NewPaymentPanel.tsx'
import css from './paymentRequests.module.css'
import { paymentRequestsText } from './paymentRequests.text.ts'
import { RequestList } from './RequestList.tsx'

/** Payment requests of admins and of stores, and other charges (spec 3 §2 Payments). */
export function PaymentRequests() {
  const t = useText(paymentRequestsText)
  const { can } = useSession()
  const navigate = useNavigate()
  const { tab = 'admin' } = useListSearch()
  const tabs = [
    ['admin', 'adminTab'],
    ['store', 'storeTab'],
    ...(can(charges.list) ? [['charges', 'chargesTab'] as const] : []),
  ] as const
  // Filters of one list are not those of another.
  const open = (next: string | null) =>
    void navigate({ to: '.', search: { tab: next === 'admin' ? undefined : (next ?? undefined) } })
  return (
    <>
      <PageHeader />
      <Tabs value={tab} onChange={open} keepMounted={false} classNames={{ list: css.tabs, tab: css.tab }}>
        <Tabs.List aria-label={t('tabs')}>
          {tabs.map(([value, name]) => (
            <Tabs.Tab key={value} value={value}>
              {t(name)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="admin" pt="md">
          {can(paymentRequests.raiseCustom) && <NewPaymentPanel />}
          <RequestList raisedBy="admin" />
        </Tabs.Panel>
        <Tabs.Panel value="store" pt="md">
          <RequestList raisedBy="store" />
        </Tabs.Panel>
        <Tabs.Panel value="charges" pt="md">
          <ChargeList />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
