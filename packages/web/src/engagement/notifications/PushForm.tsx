import { notifications, pushMessageLength, pushTitleLength } from '@sufra/contract/engagement/notifications'
import { useAction } from '../../kernel/data/operations.ts'
import { Section } from '../../kernel/display/Section.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { AudienceFields } from './AudienceFields.tsx'
import { type AudienceValues, audienceOf, everybody, instantOf, type WhenValue } from './audience.ts'
import { notificationsText } from './notifications.text.ts'
import { OpensFields } from './OpensFields.tsx'
import { PhonePreview } from './PhonePreview.tsx'
import { Reach, useReach } from './Reach.tsx'
import { SendSection } from './SendSection.tsx'
import { useAskBeforeSending, useSendBegun } from './useSendForm.ts'

const initial = {
  title_en: '',
  title_ar: '',
  message_en: '',
  message_ar: '',
  store_id: '',
  menu_id: '',
  audience: everybody as AudienceValues,
  send_at: null as WhenValue,
  at_night: false,
}
type Values = typeof initial

const contentOf = ({ title_en, title_ar, message_en, message_ar, store_id, menu_id }: Values) => ({
  title_en,
  title_ar,
  message_en,
  message_ar,
  ...(store_id && { store_id: Number(store_id) }),
  ...(menu_id && { menu_id: Number(menu_id) }),
})
const customers = { users: true, storeUsers: false }

/** A message to the phones of customers (spec 3 §2 Send notifications). */
export function PushForm() {
  const t = useText(notificationsText)
  const begun = useSendBegun()
  const form = useOperationForm(notifications.sendPush, {
    initial,
    body: (values) => ({
      ...contentOf(values),
      audience: audienceOf(values.audience, customers),
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
  const reached = useReach({ kind: 'push', audience: audienceOf(values.audience, customers) })
  const submit = useAskBeforeSending(form, reached)
  const test = useAction(notifications.testPush, { success: t('testPushed'), failure: form.refused })
  return (
    <form noValidate onSubmit={submit} aria-label={t('push')}>
      <Section title={t('content')} text={t('contentPush')}>
        <BilingualInput
          label={t('title')}
          en={field('title_en')}
          ar={field('title_ar')}
          maxLength={pushTitleLength}
          required
        />
        <BilingualInput
          label={t('message')}
          en={field('message_en')}
          ar={field('message_ar')}
          maxLength={pushMessageLength}
          long
          required
        />
        <OpensFields store={field('store_id')} item={field('menu_id')} />
        <PhonePreview {...values} />
      </Section>
      <Section title={t('audience')} text={t('audienceMail')}>
        <AudienceFields
          value={values.audience}
          onChange={(audience) => set('audience', audience)}
          errorOf={errorOf}
          {...customers}
        />
        <Reach {...reached} />
      </Section>
      <SendSection
        when={{
          value: values.send_at,
          error: errorOf('send_at'),
          onChange: (send_at) => set('send_at', send_at),
        }}
        form={form}
        test={{ pending: test.isPending, onSend: () => test.mutate({ body: contentOf(values) }) }}
      />
    </form>
  )
}
