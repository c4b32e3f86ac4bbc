import { Button, NativeSelect, TextInput } from '@mantine/core'
import { auth } from '@sufra/contract/accounts/auth'
import { type ReactNode, Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { putUser, useSession } from '../../kernel/session/session.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { accountText } from '../signIn/account.text.ts'
import { LiveSessions } from './LiveSessions.tsx'
import css from './Profile.module.css'

const ChangePasswordDialog = late(() => import('./ChangePasswordDialog.tsx'))
const SecondStep = late(() => import('../secondStep/SecondStep.tsx'))

const firstPages = { usual: 'usual', home: 'home' } as const

function Details() {
  const t = useText(accountText)
  const kernel = useText(kernelText)
  const { setLanguage } = useLanguage()
  const { user, can } = useSession()
  const { field, pending, submit, dirty, isDirty } = useOperationForm(auth.updateProfile, {
    initial: {
      name: user.name,
      language: user.language,
      opens_home: user.opens_home ? firstPages.home : firstPages.usual,
    },
    body: ({ opens_home, ...values }) => ({ ...values, opens_home: opens_home === firstPages.home }),
    saved: ({ userInfo }) => {
      putUser(userInfo)
      setLanguage(userInfo.language)
      toast.success(t('profileSaved'))
    },
  })
  useLeaveGuard(isDirty)
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextInput label={t('name')} autoComplete="name" {...field('name')} />
      <TextInput
        label={t('email')}
        value={user.email}
        readOnly
        dir="ltr"
        labelProps={{ dir: 'auto' }}
        variant="filled"
      />
      <NativeSelect
        label={t('language')}
        description={t('languageHint')}
        data={[
          { value: 'en', label: 'English' },
          { value: 'ar', label: 'العربية' },
        ]}
        {...field('language')}
      />
      {can('orders.read') && (
        <NativeSelect
          label={t('firstPage')}
          description={t('firstPageHint')}
          data={[
            { value: firstPages.usual, label: t('usualPage') },
            { value: firstPages.home, label: t('homePage') },
          ]}
          {...field('opens_home')}
        />
      )}
      <div>
        <Button type="submit" loading={pending} disabled={!dirty}>
          {kernel('save')}
        </Button>
      </div>
    </form>
  )
}

/** The signed-in person's name, e-mail, language, password and sessions (DECISIONS 9), and what other features add. */
export function Profile({ children }: { readonly children?: ReactNode }) {
  const t = useText(accountText)
  const [changing, setChanging] = useState(false)
  return (
    <>
      <PageHeader />
      <div className={css.page}>
        <section>
          <h2>{t('details')}</h2>
          <Details />
        </section>
        <section>
          <h2>{t('security')}</h2>
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('changePassword')}
          </Button>
        </section>
        <Suspense fallback={<div className={css.wait} aria-busy />}>
          <SecondStep />
        </Suspense>
        {children}
        <section>
          <h2>{t('sessions')}</h2>
          <p className={css.about}>{t('sessionsText')}</p>
          <LiveSessions />
        </section>
      </div>
      <Suspense>{changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}</Suspense>
    </>
  )
}
