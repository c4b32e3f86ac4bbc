import { type StoreRow, stores } from '@sufra/contract/stores/stores'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { storesText } from './stores.text.ts'

/** Spec 2 §2: sends the change only once it is confirmed. People without the permission see the state only. */
export function CateringSwitch({ store }: { store: StoreRow }) {
  const t = useText(storesText)
  const name = usePick()(store.name)
  const { can } = useSession()
  const on = store.catering_status
  const change = useConfirmed(stores.updateCateringStatus, {
    invalidates: [stores.list, stores.listOf, stores.show],
  })
  if (!can(stores.updateCateringStatus)) return t(on ? 'on' : 'off')
  return (
    <StatusSwitch
      label={t('switchOne', { name })}
      checked={on}
      pending={change.pending}
      onToggle={() =>
        void change.run(
          {
            title: t(on ? 'offAsk' : 'onAsk', { name }),
            text: t(on ? 'offText' : 'onText'),
            action: t(on ? 'turnOff' : 'turnOn'),
            danger: on,
            success: t(on ? 'turnedOff' : 'turnedOn', { name }),
          },
          { params: { id: store.id }, body: { catering_status: !on } },
        )
      }
    />
  )
}
