import { ActionIcon } from '@mantine/core'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useText } from '../../kernel/text/language.tsx'
import { liveText } from './live.text.ts'
import { isMuted, setMuted, subscribeMuted } from './ring.ts'

/** Mutes the bell, remembered; whoever touches it is asked, until they answer, whether the browser may notify. */
export function Bell() {
  const t = useText(liveText)
  const muted = useSyncExternalStore(subscribeMuted, isMuted)
  const toggle = () => {
    setMuted(!muted)
    if ('Notification' in window && Notification.permission === 'default')
      void Notification.requestPermission()
  }
  const name = muted ? t('unmute') : t('mute')
  const Sign = muted ? IconBellOff : IconBell
  return (
    <ActionIcon aria-label={name} aria-pressed={!muted} data-tip={name} onClick={toggle}>
      <Sign size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
