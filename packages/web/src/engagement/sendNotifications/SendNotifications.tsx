import '@mantine/core/styles/Tabs.css'
import { Tabs } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useListSearch } from '../../kernel/url/search.ts'
import { EmailForm } from '../notifications/EmailForm.tsx'
import { notificationsText } from '../notifications/notifications.text.ts'
import { PushForm } from '../notifications/PushForm.tsx'
import { SendList } from '../notifications/SendList.tsx'
import { OrderMessages } from '../orderMessages/OrderMessages.tsx'
import { orderMessagesText } from '../orderMessages/orderMessages.text.ts'

const others = ['push', 'orders']

/** Mails and push messages of marketing (spec 3 §2 Send notifications), and what customers are told of their orders. */
export function SendNotifications() {
  const t = useText(notificationsText)
  const ofOrders = useText(orderMessagesText)
  const navigate = useNavigate()
  const { tab } = useListSearch()
  const open = (next: string | null) =>
    void navigate({ to: '.', search: { tab: next && others.includes(next) ? next : undefined } })
  return (
    <>
      <PageHeader />
      <Tabs value={tab && others.includes(tab) ? tab : 'emails'} onChange={open} keepMounted={false}>
        <Tabs.List aria-label={t('tabs')}>
          <Tabs.Tab value="emails">{t('emails')}</Tabs.Tab>
          <Tabs.Tab value="push">{t('push')}</Tabs.Tab>
          <Tabs.Tab value="orders">{ofOrders('messages')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="emails" pt="md">
          <EmailForm />
          <SendList kind="email" />
        </Tabs.Panel>
        <Tabs.Panel value="push" pt="md">
          <PushForm />
          <SendList kind="push" />
        </Tabs.Panel>
        <Tabs.Panel value="orders" pt="md">
          <OrderMessages />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
