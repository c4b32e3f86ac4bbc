import { Button } from '@mantine/core'
import { auth } from '@sufra/contract/accounts/auth'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { keyOf, queryClient, useAction, useOperation } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { authText } from '../signIn/signIn.text.ts'
import css from './Profile.module.css'

type LiveSession = OutputOf<typeof auth.sessions>['sessions'][number]

const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux']
const browsers = [
  ['Edg', 'Edge'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

/** Shortens a user agent to what identifies a person's own device. */
function useDevice(): (agent: string) => string {
  const t = useText(authText)
  return (agent) => {
    const browser = browsers.find(([sign]) => agent.includes(sign))?.[1]
    const system = systems.find((name) => agent.includes(name))
    return browser && system ? t('browserOn', { browser, system }) : (browser ?? system ?? t('unknownDevice'))
  }
}

function Session({ session }: { session: LiveSession }) {
  const t = useText(authText)
  const device = useDevice()(session.user_agent)
  const revoke = useAction(auth.revokeSession, { success: t('sessionClosed', { device }) })
  const end = async () => {
    const yes = await confirm({
      title: t('endSessionAsk'),
      text: t('endSessionText', { device }),
      action: t('endSession'),
      danger: true,
    })
    if (!yes) return
    revoke.mutate(
      { params: { id: session.id } },
      { onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(auth.sessions) }) },
    )
  }
  const Icon = /iPhone|Android/.test(session.user_agent) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={css.session}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <div>
        <p>
          <strong>
            <bdi>{device}</bdi>
          </strong>{' '}
          <span className={css.quiet}>
            <Ltr>{session.ip}</Ltr>
          </span>
        </p>
        <p className={css.quiet}>
          {t('lastSeen')} <Instant at={session.last_seen_at} />
        </p>
      </div>
      {session.current ? (
        <span className={css.current}>{t('thisSession')}</span>
      ) : (
        <Button variant="default" loading={revoke.isPending} onClick={() => void end()}>
          {t('endSession')}
        </Button>
      )}
    </li>
  )
}

export function LiveSessions() {
  const t = useText(authText)
  const { data, error, refetch } = useOperation(auth.sessions)
  if (!data)
    return error ? (
      <Failed error={error} onRetry={() => void refetch()} />
    ) : (
      <div className={css.wait} aria-busy />
    )
  return (
    <ul aria-label={t('sessions')}>
      {data.sessions.map((session) => (
        <Session key={session.id} session={session} />
      ))}
    </ul>
  )
}
