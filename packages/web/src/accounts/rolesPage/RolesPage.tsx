import '@mantine/core/styles/Tabs.css'
import { Tabs } from '@mantine/core'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import { useNavigate } from '@tanstack/react-router'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useListSearch } from '../../kernel/url/search.ts'
import { People } from '../people/People.tsx'
import { useSideText } from '../people/sides.text.ts'
import { RoleList } from '../roles/RoleList.tsx'
import { rolesText } from '../roles/roles.text.ts'
import { RequiredRoles } from '../secondStep/RequiredRoles.tsx'
import { secondStepText } from '../secondStep/secondStep.text.ts'

/** Roles of the own side, and who has them: platform staff (spec 3 §2 Roles and permissions), or a restaurant's people. */
export function RolesPage() {
  const t = useText(rolesText)
  const side = useSideText()
  const navigate = useNavigate()
  const { tab } = useListSearch()
  const { kind, user, can } = useSession()
  const step = useText(secondStepText)
  const roles = { key: 'roles', name: t('userRoles') }
  const people = { key: 'users', name: side('users') }
  // The platform's roles come first (spec 3 §2); a restaurant has few of its own, and looks for its people.
  const tabs = kind === 'admin' ? [roles, people] : [people, roles]
  const asksForStep = can(secondStep.require) && (kind !== 'admin' || user.super)
  if (asksForStep) tabs.push({ key: 'signIn', name: step('tab') })
  const first = tabs[0]?.key
  const open = (next: string | null) =>
    void navigate({ to: '.', search: { tab: next === first ? undefined : (next ?? undefined) } })
  return (
    <>
      <PageHeader />
      <Tabs value={tabs.find(({ key }) => key === tab)?.key ?? first} onChange={open} keepMounted={false}>
        <Tabs.List aria-label={t('tabs')}>
          {tabs.map(({ key, name }) => (
            <Tabs.Tab key={key} value={key}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="roles" pt="md">
          <RoleList />
        </Tabs.Panel>
        <Tabs.Panel value="users" pt="md">
          <People />
        </Tabs.Panel>
        {asksForStep && (
          <Tabs.Panel value="signIn" pt="md">
            <RequiredRoles />
          </Tabs.Panel>
        )}
      </Tabs>
    </>
  )
}
