import { type RequiringRole, secondStep } from '@sufra/contract/accounts/secondStep'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { Bulk } from '../../kernel/list/bulk/bulk.ts'
import { switchActions } from '../../kernel/list/bulk/switchActions.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { secondStepText } from './secondStep.text.ts'

const turn = ({ id }: RequiringRole, required: boolean) =>
  call(secondStep.require, { params: { id }, body: { required }, from: 'bulk' })

/** The second step is required of several roles, or no longer. */
export function useRequireBulk(): Bulk<RequiringRole> {
  const t = useText(bulkText)
  const words = useText(secondStepText)
  const pick = usePick()
  const { can } = useSession()
  const actions = switchActions<RequiringRole>(t, {
    isOn: ({ required }) => required,
    turn,
    words: {
      turnOn: words('requireDo'),
      turnOff: words('freeDo'),
      on: words('required'),
      off: words('notRequired'),
    },
    onText: words('requireAllText'),
    offText: words('freeText'),
    dangerOff: true,
  })
  return {
    nameOf: ({ name_en: en, name_ar: ar }) => pick({ en, ar }),
    invalidates: [secondStep.roles],
    actions: can(secondStep.require) ? actions : [],
  }
}
