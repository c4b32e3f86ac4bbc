import { IconCloudOff } from '@tabler/icons-react'
import { Suspense, useSyncExternalStore } from 'react'
import { late } from '../kernel/browser/late.ts'
import { useLost } from '../kernel/browser/network.ts'
import { sessionStore } from '../kernel/data/sessionStore.ts'
import { kernelText } from '../kernel/text/kernel.text.ts'
import { useText } from '../kernel/text/language.tsx'
import { liveStore } from '../orders/live/liveStore.ts'
import css from './ConnectionBar.module.css'
import { NewVersion } from './NewVersion.tsx'

const SeeingBar = late(() => import('../accounts/seeAs/SeeingBar.tsx'))

/** Above every page: no connection to the server, a newer version of the page, or it is seen as somebody else. */
export default function ConnectionBar() {
  const t = useText(kernelText)
  const lost = useLost()
  const deaf = useSyncExternalStore(liveStore.subscribe, () => liveStore.get().state === 'lost')
  const look = useSyncExternalStore(sessionStore.subscribe, sessionStore.look)
  return (
    <div role="status" className={css.place}>
      <Suspense>{look && <SeeingBar look={look} />}</Suspense>
      <NewVersion />
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
