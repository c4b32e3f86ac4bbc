import { type RequiringRole, secondStep } from '@sufra/contract/accounts/secondStep'
import { IconShieldLock } from '@tabler/icons-react'
import { useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { secondStepText } from './secondStep.text.ts'

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
  const nameOf = ({ name_en: en, name_ar: ar }: RequiringRole) => <bdi>{pick({ en, ar })}</bdi>
  return (
    <ListScreen
      headless
      label={t('tab')}
      filters={null}
      columns={[
        { key: 'role', head: t('role'), cell: nameOf, grows: true, skeleton: 120 },
        { key: 'side', head: t('side'), cell: ({ kind }) => t(kind), skeleton: 80 },
        {
          key: 'people',
          head: t('having'),
          cell: ({ people }) => figure(people),
          figures: true,
          skeleton: 24,
        },
        {
          key: 'without',
          head: t('without'),
          cell: ({ without }) => figure(without),
          figures: true,
          skeleton: 24,
        },
        { key: 'required', head: t('required'), cell: (role) => <Required role={role} />, skeleton: 44 },
      ]}
      card={(role) => ({
        title: nameOf(role),
        state: <Required role={role} />,
        facts: [
          [t('side'), t(role.kind)],
          [t('having'), figure(role.people)],
          [t('without'), figure(role.without)],
        ],
      })}
      idOf={idOf}
      empty={{
        icon: <IconShieldLock size={32} stroke={1.25} aria-hidden />,
        title: t('noRoles'),
      }}
      query={query}
      rows={query.data?.roles}
      total={undefined}
    />
  )
}
