import { IconCloudOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useLost } from '../kernel/browser/network.ts'
import { kernelText } from '../kernel/text/kernel.text.ts'
import { useText } from '../kernel/text/language.tsx'
import { liveStore } from '../orders/live/liveStore.ts'
import css from './ConnectionBar.module.css'

/** Above every page: the server is unreachable, or the order stream is down. */
export function ConnectionBar() {
  const t = useText(kernelText)
  const lost = useLost()
  const deaf = useSyncExternalStore(liveStore.subscribe, () => liveStore.get().state === 'lost')
  return (
    <div role="status" className={css.place}>
      {(lost || deaf) && (
        <p className={css.bar} data-connection="lost">
          <IconCloudOff size={18} stroke={1.6} aria-hidden />
          <strong>{t('noConnection')}</strong>
          {lost && <span>{t('untilThen')}</span>}
        </p>
      )}
    </div>
  )
}
