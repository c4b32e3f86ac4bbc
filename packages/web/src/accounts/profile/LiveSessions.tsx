import { Button } from '@mantine/core'
import { auth } from '@sufra/contract/accounts/auth'
import { deviceOf } from '@sufra/contract/accounts/device'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { accountText } from '../signIn/account.text.ts'
import css from './Profile.module.css'
import { sessionsText } from './sessions.text.ts'

type LiveSession = OutputOf<typeof auth.sessions>['sessions'][number]

/** Shortens a user agent to what identifies a person's own device. */
function useDevice(): (agent: string) => string {
  const t = useText(accountText)
  return (agent) => {
    const { browser, system } = deviceOf(agent)
    return browser && system ? t('browserOn', { browser, system }) : (browser ?? system ?? t('unknownDevice'))
  }
}

function Session({ session }: { session: LiveSession }) {
  const t = useText(accountText)
  const way = useText(sessionsText)
  const { language } = useLanguage()
  const device = useDevice()(session.user_agent)
  const revoke = useConfirmed(auth.revokeSession, { invalidates: [auth.sessions] })
  const end = () => {
    const question = {
      title: t('endSessionAsk'),
      text: t('endSessionText', { device }),
      action: t('endSession'),
      danger: true,
      success: t('sessionClosed', { device }),
    }
    void revoke.run(question, { params: { id: session.id } })
  }
  const country = session.country && new Intl.DisplayNames(language, { type: 'region' }).of(session.country)
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
            {country && `${country} · `}
            <Ltr>{session.ip}</Ltr>
          </span>
        </p>
        <p className={css.quiet}>
          {way(session.method)} <Instant at={session.created_at} />
        </p>
        <p className={css.quiet}>
          {t('lastSeen')} <Instant at={session.last_seen_at} />
        </p>
      </div>
      {session.current ? (
        <span className={css.current}>{t('thisSession')}</span>
      ) : (
        <Button variant="default" loading={revoke.pending} onClick={end}>
          {t('endSession')}
        </Button>
      )}
    </li>
  )
}

export function LiveSessions() {
  const t = useText(accountText)
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
