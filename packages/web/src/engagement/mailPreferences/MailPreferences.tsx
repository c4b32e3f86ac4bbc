import { Button } from '@mantine/core'
import { mailPreferences } from '@sufra/contract/engagement/mailPreferences'
import { useParams } from '@tanstack/react-router'
import { isMissing } from '../../kernel/data/api.ts'
import { keyOf, queryClient, useAction, useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { emailInText } from '../../kernel/display/emailInText.ts'
import { LanguageSwitch, SchemeSwitch } from '../../kernel/page/AppearanceSwitches.tsx'
import { Logo } from '../../kernel/page/Logo.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { useTitle } from '../../kernel/states/useTitle.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './MailPreferences.module.css'
import { mailPreferencesText } from './mailPreferences.text.ts'

function Choice({ token }: { readonly token: string }) {
  const t = useText(mailPreferencesText)
  const query = useOperation(mailPreferences.show, { params: { token } })
  const save = useAction(mailPreferences.save, { success: false })
  const { data, error } = query
  if (isMissing(error)) return <Callout tone="error">{t('unknown')}</Callout>
  if (error && !data) return <Failed error={error} onRetry={() => void query.refetch()} />
  if (!data) return null
  const { email, receive } = data
  const change = () =>
    save.mutate(
      { params: { token }, body: { receive: !receive } },
      {
        onSuccess: (now) => queryClient.setQueryData(keyOf(mailPreferences.show, { params: { token } }), now),
      },
    )
  return (
    <>
      <Callout tone={receive ? 'info' : 'success'}>
        {t(receive ? 'on' : 'off', { email: emailInText(email) })}
      </Callout>
      <p className={css.quiet}>{t('still')}</p>
      <Button variant={receive ? 'filled' : 'default'} loading={save.isPending} onClick={change}>
        {t(receive ? 'unsubscribe' : 'subscribe')}
      </Button>
    </>
  )
}

/** What somebody wants to receive, opened by the link of a mail and without signing in. */
export function MailPreferences() {
  const t = useText(mailPreferencesText)
  const { token = '' }: { token?: string } = useParams({ strict: false })
  useTitle(t('title'))
  return (
    <div className={css.frame}>
      <header className={css.top}>
        <Logo />
        <div>
          <LanguageSwitch />
          <SchemeSwitch />
        </div>
      </header>
      <main className={css.main}>
        <h1>{t('title')}</h1>
        <Choice token={token} />
      </main>
    </div>
  )
}
