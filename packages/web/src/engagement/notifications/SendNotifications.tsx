import '@mantine/core/styles/Tabs.css'
import { Tabs } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useListSearch } from '../../kernel/url/search.ts'
import { EmailForm } from './EmailForm.tsx'
import { notificationsText } from './notifications.text.ts'
import { PushForm } from './PushForm.tsx'
import { SendList } from './SendList.tsx'

/** Mails and push messages of marketing (spec 3 §2 Send notifications), and what became of them. */
export function SendNotifications() {
  const t = useText(notificationsText)
  const navigate = useNavigate()
  const { tab } = useListSearch()
  const open = (next: string | null) =>
    void navigate({ to: '.', search: { tab: next === 'push' ? next : undefined } })
  return (
    <>
      <PageHeader />
      <Tabs value={tab === 'push' ? tab : 'emails'} onChange={open} keepMounted={false}>
        <Tabs.List aria-label={t('tabs')}>
          <Tabs.Tab value="emails">{t('emails')}</Tabs.Tab>
          <Tabs.Tab value="push">{t('push')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="emails" pt="md">
          <EmailForm />
          <SendList kind="email" />
        </Tabs.Panel>
        <Tabs.Panel value="push" pt="md">
          <PushForm />
          <SendList kind="push" />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
