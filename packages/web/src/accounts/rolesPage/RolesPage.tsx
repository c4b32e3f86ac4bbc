import '@mantine/core/styles/Tabs.css'
import { Tabs } from '@mantine/core'
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
  const { kind, user } = useSession()
  const step = useText(secondStepText)
  const tabs = kind === 'admin' && user.super ? ['users', 'signIn'] : ['users']
  const known = (name: string | null | undefined) => tabs.find((each) => each === name)
  const open = (next: string | null) => void navigate({ to: '.', search: { tab: known(next) } })
  return (
    <>
      <PageHeader />
      <Tabs value={known(tab) ?? 'roles'} onChange={open} keepMounted={false}>
        <Tabs.List aria-label={t('tabs')}>
          <Tabs.Tab value="roles">{t('userRoles')}</Tabs.Tab>
          <Tabs.Tab value="users">{side('users')}</Tabs.Tab>
          {known('signIn') && <Tabs.Tab value="signIn">{step('tab')}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="roles" pt="md">
          <RoleList />
        </Tabs.Panel>
        <Tabs.Panel value="users" pt="md">
          <People />
        </Tabs.Panel>
        {known('signIn') && (
          <Tabs.Panel value="signIn" pt="md">
            <RequiredRoles />
          </Tabs.Panel>
        )}
      </Tabs>
    </>
  )
}
