import { auth } from '@sufra/contract/accounts/auth'
import { IconBuildingStore, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useAction } from '../../kernel/data/operations.ts'
import { sessionStore } from '../../kernel/data/sessionStore.ts'
import { PopAction, PopMenu } from '../../kernel/display/PopMenu.tsx'
import { landingOf } from '../../kernel/session/landing.ts'
import { putUser, useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { ownStoresText } from './ownStores.text.ts'
import css from './StoreSwitch.module.css'

/** Where a user of several stores works, and the way to another of them. */
export default function StoreSwitch() {
  const t = useText(ownStoresText)
  const pick = usePick()
  const { user } = useSession()
  const navigate = useNavigate()
  const action = useAction(auth.switchStore, { success: false })
  const stores = user.stores.map(({ id, name_en, name_ar }) => ({
    id,
    name: pick({ en: name_en, ar: name_ar }),
  }))
  const change = (id: number) => {
    if (id === user.store_id) return
    action.mutate(
      { body: { store_id: id } },
      {
        onSuccess: async ({ userInfo }) => {
          // A page of the store that is left may be none of the other.
          await navigate({ to: landingOf(userInfo) })
          putUser(userInfo)
        },
      },
    )
  }
  // A look changes nothing.
  if (sessionStore.look()) return null
  return (
    <PopMenu
      place="below"
      label={t('change')}
      buttonClass={css.store}
      button={
        <>
          <IconBuildingStore size={18} stroke={1.6} aria-hidden />
          <bdi className={css.name}>{stores.find(({ id }) => id === user.store_id)?.name}</bdi>
          <IconChevronDown size={16} aria-hidden />
        </>
      }
    >
      {stores.map((store) => (
        <PopAction
          key={store.id}
          icon={<IconCheck size={18} stroke={1.6} aria-hidden />}
          chosen={store.id === user.store_id}
          run={() => change(store.id)}
        >
          <bdi>{store.name}</bdi>
        </PopAction>
      ))}
    </PopMenu>
  )
}
