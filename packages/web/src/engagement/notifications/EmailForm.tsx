import { Button } from '@mantine/core'
import { notifications, titleLength } from '@sufra/contract/engagement/notifications'
import { IconEye } from '@tabler/icons-react'
import { Suspense, useMemo, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useAction } from '../../kernel/data/operations.ts'
import { emailInText } from '../../kernel/display/emailInText.ts'
import { Section } from '../../kernel/display/Section.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { RichTextEditor } from '../../kernel/richText/RichTextEditor.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { AddressesField } from './AddressesField.tsx'
import { AudienceFields } from './AudienceFields.tsx'
import { type AudienceValues, audienceOf, everybody, instantOf, type WhenValue } from './audience.ts'
import { readAddresses } from './mailAddresses.schemas.ts'
import css from './notifications.module.css'
import { notificationsText } from './notifications.text.ts'
import { Reach, useReach } from './Reach.tsx'
import { SendSection } from './SendSection.tsx'
import { useAskBeforeSending, useSendBegun } from './useSendForm.ts'

const MailPreview = late(() => import('./MailPreview.tsx'))

const initial = {
  subject: '',
  subject_ar: '',
  body: '',
  body_ar: '',
  send_to: ['users'] as readonly ('users' | 'store_users')[],
  custom_emails: '',
  audience: everybody as AudienceValues,
  send_at: null as WhenValue,
  at_night: false,
}
type Values = typeof initial

const contentOf = ({ subject, subject_ar, body, body_ar }: Values) => ({
  subject,
  body,
  ...(subject_ar.trim() && { subject_ar }),
  ...(body_ar && { body_ar }),
})

const isGroup = (values: Values) => ({
  users: values.send_to.includes('users'),
  storeUsers: values.send_to.includes('store_users'),
})

/** A mail to customers, users of stores and addresses (spec 3 §2 Send notifications). */
export function EmailForm() {
  const t = useText(notificationsText)
  const begun = useSendBegun()
  const [previewed, setPreviewed] = useState<ReturnType<typeof contentOf> | null>(null)
  const form = useOperationForm(notifications.sendEmails, {
    initial,
    body: (values) => ({
      ...contentOf(values),
      send_to: [...values.send_to],
      custom_emails: [...readAddresses(values.custom_emails).all],
      audience: audienceOf(values.audience, isGroup(values)),
      ...instantOf(values.send_at),
      ...(values.at_night && { at_night: true as const }),
    }),
    saved: (_, { send_at }) => {
      for (const [name, value] of Object.entries(initial)) form.set(name as keyof Values, value as never)
      form.discard()
      begun(send_at)
    },
    failed: 'shown',
  })
  const { values, set, field, errorOf } = form
  useLeaveGuard(form.isDirty)
  const addresses = useMemo(() => readAddresses(values.custom_emails), [values.custom_emails])
  const groups = isGroup(values)
  const some = values.send_to.length + addresses.good.length > 0
  const reached = useReach(
    some && addresses.broken.length === 0
      ? {
          kind: 'email',
          send_to: [...values.send_to],
          custom_emails: [...addresses.good],
          audience: audienceOf(values.audience, groups),
        }
      : undefined,
  )
  const submit = useAskBeforeSending(form, reached)
  const test = useAction(notifications.testEmail, { success: false, failure: form.refused })
  const toggle = (group: 'users' | 'store_users', on: boolean) =>
    set('send_to', on ? [...values.send_to, group] : values.send_to.filter((each) => each !== group))
  const box = (group: 'users' | 'store_users', label: string) => (
    <label className={css.box}>
      <input
        type="checkbox"
        name="send_to"
        checked={values.send_to.includes(group)}
        onChange={({ currentTarget }) => toggle(group, currentTarget.checked)}
      />
      {label}
    </label>
  )
  const { error: bodyError, ...body } = field('body')
  const { error: bodyArError, ...bodyAr } = field('body_ar')
  return (
    <form noValidate onSubmit={submit} aria-label={t('emails')}>
      <Section title={t('content')} text={t('contentMail')}>
        <BilingualInput
          label={t('subject')}
          en={field('subject')}
          ar={field('subject_ar')}
          maxLength={titleLength}
        />
        <RichTextEditor
          label={t('inEnglish', { what: t('body') })}
          language="en"
          {...body}
          {...(bodyError && { error: bodyError })}
        />
        <RichTextEditor
          label={t('inArabic', { what: t('body') })}
          language="ar"
          {...bodyAr}
          {...(bodyArError && { error: bodyArError })}
        />
      </Section>
      <Section title={t('audience')} text={t('audienceMail')}>
        <fieldset className={css.boxes} aria-label={t('audience')}>
          {box('users', t('users'))}
          {box('store_users', t('storeUsers'))}
          {errorOf('send_to') && <p className={css.error}>{errorOf('send_to')}</p>}
        </fieldset>
        {(groups.users || groups.storeUsers) && (
          <AudienceFields
            value={values.audience}
            onChange={(audience) => set('audience', audience)}
            errorOf={errorOf}
            {...groups}
          />
        )}
        <AddressesField {...field('custom_emails')} {...addresses} />
        <Reach {...reached} />
      </Section>
      <SendSection
        when={{
          value: values.send_at,
          error: errorOf('send_at'),
          onChange: (send_at) => set('send_at', send_at),
        }}
        form={form}
        test={{
          pending: test.isPending,
          onSend: () =>
            test.mutate(
              { body: contentOf(values) },
              { onSuccess: ({ email }) => toast.success(t('testMailed', { email: emailInText(email) })) },
            ),
        }}
      >
        <Button
          variant="default"
          leftSection={<IconEye size={18} stroke={1.6} aria-hidden />}
          onClick={() => setPreviewed(contentOf(values))}
        >
          {t('preview')}
        </Button>
      </SendSection>
      <Suspense>
        {previewed && <MailPreview content={previewed} onClose={() => setPreviewed(null)} />}
      </Suspense>
    </form>
  )
}
