import { ActionIcon } from '@mantine/core'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useText } from '../../kernel/text/language.tsx'
import css from './live.module.css'
import { liveText } from './live.text.ts'
import { isMuted, isSoundBlocked, setMuted, subscribeRing } from './ring.ts'

/** Mutes the bell and remembers it. Until the person has answered, pressing it also asks for browser notifications. */
export function Bell() {
  const t = useText(liveText)
  const muted = useSyncExternalStore(subscribeRing, isMuted)
  const soundBlocked = useSyncExternalStore(subscribeRing, isSoundBlocked)
  const toggle = () => {
    setMuted(!muted)
    if ('Notification' in window && Notification.permission === 'default')
      void Notification.requestPermission()
  }
  const name = muted ? t('unmute') : t('mute')
  const Sign = muted ? IconBellOff : IconBell
  return (
    <div className={css.bell}>
      <ActionIcon aria-label={name} aria-pressed={!muted} data-tip={name} onClick={toggle}>
        <Sign size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <span role="status">
        {soundBlocked && <span className={css.soundBlocked}>{t('soundBlocked')}</span>}
      </span>
    </div>
  )
}
