import { auth } from '@sufra/contract/accounts/auth'
import { useEffect } from 'react'
import { listenLive } from '../../kernel/data/live.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { ownStoresText } from '../ownStores/ownStores.text.ts'
import { takeAccess } from './takeAccess.ts'

/** Where this page was when it began, which it does anew in another store. */
let was: { readonly account: number; readonly store: number | null } | undefined

/** Says where somebody works from now on, whoever changed that. */
function useTellStore(): void {
  const t = useText(ownStoresText)
  const pick = usePick()
  const { id, store_id, stores } = useSession().user
  useEffect(() => {
    const store = stores.find((each) => each.id === store_id)
    const before = was
    was = { account: id, store: store_id }
    if (!store || before?.account !== id || before.store === store_id) return
    toast.success(t('nowAt', { store: pick({ en: store.name_en, ar: store.name_ar }) }))
  }, [id, store_id, stores, t, pick])
}

/** Keeps menu, buttons and pages as the own role allows, and at an own store, from the moment that changes. */
export default function LiveAccess() {
  const { store_id } = useSession().user
  useTellStore()
  useEffect(
    () =>
      listenLive({
        op: auth.access,
        store_id,
        onEvent: (event) => void takeAccess(event),
        onState: () => undefined,
      }),
    [store_id],
  )
  return null
}
