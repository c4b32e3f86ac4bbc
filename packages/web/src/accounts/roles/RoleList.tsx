import { Button } from '@mantine/core'
import { type Role, roles } from '@sufra/contract/accounts/roles'
import { IconPlus, IconShieldLock } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { BulkList } from '../../kernel/list/bulk/BulkList.tsx'
import { useUnpagedSort } from '../../kernel/list/table/useUnpagedSort.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { RoleActions } from './RoleActions.tsx'
import { roleCard, roleColumns } from './roleColumns.tsx'
import { rolesText } from './roles.text.ts'
import { useAreas } from './useAreas.ts'
import { useRoleBulk } from './useRoleBulk.ts'

const RoleDialog = late(() => import('./RoleDialog.tsx'))
const idOf = ({ id }: Role) => id

/** A role in the dialog: an existing one, a new one, or a copy of one. */
type Opened = { readonly role: Role | undefined; readonly copy: boolean }

/** All roles, and a dialog for what each allows. */
export function RoleList() {
  const t = useText(rolesText)
  const pick = usePick()
  const { can } = useSession()
  const [opened, setOpened] = useState<Opened | null>(null)
  const query = useOperation(roles.list)
  const open = (role: Role) => setOpened({ role, copy: false })
  const areas = useAreas()
  const bulk = useRoleBulk()
  const means = {
    t,
    pick,
    areas,
    actions: (role: Role) => (
      <RoleActions role={role} onOpen={() => open(role)} onCopy={() => setOpened({ role, copy: true })} />
    ),
  }
  const columns = roleColumns(means)
  const { sorting, all } = useUnpagedSort(columns, query.data?.roles)
  const add = can(roles.save) && (
    <Button
      data-do="add"
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
      onClick={() => setOpened({ role: undefined, copy: false })}
    >
      {t('add')}
    </Button>
  )
  return (
    <>
      <BulkList
        bulk={bulk}
        headless
        label={t('userRoles')}
        filters={add}
        columns={columns}
        sorting={sorting}
        columnPicker={{ list: 'roles' }}
        card={roleCard(means)}
        idOf={idOf}
        onOpen={open}
        openName={({ name_en: en, name_ar: ar }) => pick({ en, ar })}
        empty={{
          icon: <IconShieldLock size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
          action: add,
        }}
        query={query}
        rows={all}
        total={undefined}
      />
      <Suspense>{opened && <RoleDialog {...opened} onClose={() => setOpened(null)} />}</Suspense>
    </>
  )
}
