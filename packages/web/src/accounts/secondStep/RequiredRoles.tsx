import { type RequiringRole, secondStep } from '@sufra/contract/accounts/secondStep'
import { IconShieldLock } from '@tabler/icons-react'
import { useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { BulkList } from '../../kernel/list/bulk/BulkList.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import { useUnpagedSort } from '../../kernel/list/table/useUnpagedSort.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { secondStepText } from './secondStep.text.ts'
import { useRequireBulk } from './useRequireBulk.ts'

function Required({ role }: { role: RequiringRole }) {
  const t = useText(secondStepText)
  const name = usePick()({ en: role.name_en, ar: role.name_ar })
  const { id, required } = role
  const { run, pending } = useConfirmed(secondStep.require, { invalidates: [secondStep.roles] })
  const toggle = () =>
    run(
      {
        title: t(required ? 'freeAsk' : 'requireAsk', { name }),
        text: t(required ? 'freeText' : 'requireText'),
        action: t(required ? 'freeDo' : 'requireDo'),
        success: t(required ? 'freeDone' : 'requireDone', { name }),
        danger: required,
      },
      { params: { id }, body: { required: !required } },
    )
  return (
    <StatusSwitch
      label={t('requireOf', { name })}
      checked={required}
      pending={pending}
      onToggle={() => void toggle()}
    />
  )
}

const idOf = ({ id }: RequiringRole) => id
const figure = (count: number) => count.toLocaleString('en-US')

/** Which roles require the second step, and how many people lack it. */
export function RequiredRoles() {
  const t = useText(secondStepText)
  const pick = usePick()
  const query = useOperation(secondStep.roles)
  const bulk = useRequireBulk()
  const { kind } = useSession()
  const name = ({ name_en: en, name_ar: ar }: RequiringRole) => pick({ en, ar })
  const nameOf = (role: RequiringRole) => <bdi>{name(role)}</bdi>
  const sideOf = ({ kind }: RequiringRole) => t(kind)
  const side = { key: 'side', head: t('side'), cell: sideOf, value: sideOf, skeleton: 80 }
  const columns: readonly Column<RequiringRole>[] = [
    { key: 'role', head: t('role'), cell: nameOf, value: name, grows: true, skeleton: 120 },
    ...(kind === 'admin' ? [side] : []),
    {
      key: 'people',
      head: t('having'),
      cell: ({ people }) => figure(people),
      value: ({ people }) => people,
      figures: true,
      skeleton: 24,
    },
    {
      key: 'without',
      head: t('without'),
      cell: ({ without }) => figure(without),
      value: ({ without }) => without,
      figures: true,
      skeleton: 24,
    },
    {
      key: 'required',
      head: t('required'),
      cell: (role) => <Required role={role} />,
      value: ({ required }) => required,
      skeleton: 44,
    },
  ]
  const { sorting, all } = useUnpagedSort(columns, query.data?.roles)
  return (
    <BulkList
      bulk={bulk}
      headless
      label={t('tab')}
      columnPicker={{ list: 'requiredRoles' }}
      columns={columns}
      sorting={sorting}
      card={(role) => ({
        title: nameOf(role),
        state: <Required role={role} />,
        facts: [
          ...(kind === 'admin' ? [[t('side'), t(role.kind)] as const] : []),
          [t('having'), figure(role.people)],
          [t('without'), figure(role.without)],
        ],
      })}
      idOf={idOf}
      empty={{
        icon: <IconShieldLock size={32} stroke={1.25} aria-hidden />,
        title: t('noRoles'),
        ...(kind === 'restaurant' && { text: t('noOwnRoles') }),
      }}
      query={query}
      rows={all}
      total={undefined}
    />
  )
}
