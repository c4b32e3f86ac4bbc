import { Button, TextInput } from '@mantine/core'
import { auth } from '@sufra/contract/accounts/auth'
import { westernDigits } from '@sufra/contract/kernel/digits'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from '../signIn/AuthLayout.module.css'
import { AuthLayout } from '../signIn/AuthLayout.tsx'
import { accountText } from '../signIn/account.text.ts'
import { PasswordField } from '../signIn/PasswordField.tsx'
import { type Sent, SignUpCode } from './SignUpCode.tsx'

function SignUpForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const t = useText(accountText)
  const { field, pending, submit } = useOperationForm(auth.signUp, {
    initial: { name: '', name_ar: '', email: '', phone: '', password: '' },
    body: ({ name_ar, ...values }) => ({ ...values, ...(name_ar && { name_ar }) }),
    saved: (_, values) => onSent(values),
  })
  const phone = field('phone')
  return (
    <AuthLayout title={t('signUpTitle')} text={t('signUpText')}>
      <form className={css.form} noValidate onSubmit={submit}>
        <TextInput label={t('restaurantName')} autoComplete="organization" autoFocus {...field('name')} />
        <TextInput
          label={t('restaurantNameAr')}
          lang="ar"
          dir="rtl"
          labelProps={{ dir: 'auto' }}
          errorProps={{ dir: 'auto' }}
          {...field('name_ar')}
        />
        <TextInput
          label={t('email')}
          type="email"
          dir="ltr"
          labelProps={{ dir: 'auto' }}
          autoComplete="email"
          {...field('email')}
        />
        <TextInput
          label={t('phone')}
          placeholder={t('phoneHint')}
          type="tel"
          inputMode="numeric"
          dir="ltr"
          labelProps={{ dir: 'auto' }}
          autoComplete="tel-national"
          leftSection="+974"
          leftSectionWidth={56}
          {...phone}
          onChange={(event) => phone.onChange(westernDigits(event.currentTarget.value))}
        />
        <PasswordField label={t('password')} autoComplete="new-password" {...field('password')} />
        <Button type="submit" loading={pending}>
          {t('signUp')}
        </Button>
        <Button component={Link} to="/" variant="default">
          {t('signIn')}
        </Button>
      </form>
    </AuthLayout>
  )
}

/** Registers a restaurant (DECISIONS 13): details, then the code from the mail. */
export function SignUp() {
  const [sent, setSent] = useState<Sent | null>(null)
  return sent ? <SignUpCode {...sent} /> : <SignUpForm onSent={setSent} />
}
