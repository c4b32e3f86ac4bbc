import { Button } from '@mantine/core'
import { orders } from '@sufra/contract/orders/orders'
import { useEffect, useSyncExternalStore } from 'react'
import { focusOnward } from '../../kernel/browser/focusOnward.ts'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './live.module.css'
import { liveText } from './live.text.ts'
import { liveStore } from './liveStore.ts'
import { onceUnread } from './reading.ts'

const releaseHeld = (): void => {
  if (liveStore.get().held === 0) return
  liveStore.set({ held: 0 })
  void queryClient.invalidateQueries({ queryKey: keyOf(orders.list) })
}

/** Shown in the desk's filter line: new orders that are held back. */
export function NewOrdersBanner({ onShow }: { readonly onShow: () => void }) {
  const t = useText(liveText)
  const { held } = useSyncExternalStore(liveStore.subscribe, liveStore.get)
  useEffect(() => (held > 0 ? onceUnread(releaseHeld) : undefined), [held])
  return (
    <div role="status" className={css.news}>
      {held > 0 && (
        <Button
          ref={focusOnward}
          size="compact-sm"
          onClick={() => {
            onShow()
            releaseHeld()
          }}
        >
          {t('held', { count: held })}
        </Button>
      )}
    </div>
  )
}
