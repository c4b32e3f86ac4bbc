import { Button, Group } from '@mantine/core'
import { titleLength } from '@sufra/contract/engagement/notifications'
import { orderMessages } from '@sufra/contract/engagement/orderMessages'
import { IconEye, IconTestPipe } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useAction } from '../../kernel/data/operations.ts'
import { emailInText } from '../../kernel/display/emailInText.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { RichTextEditor } from '../../kernel/richText/RichTextEditor.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { MessageProps } from './messageProps.ts'
import { orderMessagesText } from './orderMessages.text.ts'
import { Placeholders } from './Placeholders.tsx'
import { useMessageSaved } from './useMessageSaved.ts'
import { Versions } from './Versions.tsx'

const OrderMailPreview = late(() => import('./OrderMailPreview.tsx'))

/** The mail of an event. */
export function MailMessageForm({ message, title, onClose, onRenew }: MessageProps) {
  const t = useText(orderMessagesText)
  const { id, event, version, title_en, title_ar } = message
  const [previewed, setPreviewed] = useState(false)
  const form = useOperationForm(orderMessages.saveMail, {
    initial: {
      title_en,
      title_ar,
      body_en: message.body_en ? JSON.stringify(message.body_en) : '',
      body_ar: message.body_ar ? JSON.stringify(message.body_ar) : '',
    },
    params: { id },
    version,
    body: (values) => values,
    saved: useMessageSaved(onClose),
    failed: 'shown',
  })
  const test = useAction(orderMessages.testMail, { success: false, failure: form.refused })
  const { error: errorEn, ...bodyEn } = form.field('body_en')
  const { error: errorAr, ...bodyAr } = form.field('body_ar')
  const sent = { params: { id }, body: form.values }
  return (
    <FormDialog title={title} size={960} form={form} onClose={onClose} onTakeTheirs={onRenew}>
      <Placeholders event={event} />
      <BilingualInput
        autoFocus
        label={t('subject')}
        en={form.field('title_en')}
        ar={form.field('title_ar')}
        maxLength={titleLength}
        required
      />
      <RichTextEditor
        label={t('inEnglish', { what: t('text') })}
        language="en"
        {...bodyEn}
        {...(errorEn && { error: errorEn })}
      />
      <RichTextEditor
        label={t('inArabic', { what: t('text') })}
        language="ar"
        {...bodyAr}
        {...(errorAr && { error: errorAr })}
      />
      <Group>
        <Button
          variant="default"
          leftSection={<IconEye size={18} stroke={1.6} aria-hidden />}
          onClick={() => setPreviewed(true)}
        >
          {t('preview')}
        </Button>
        <Button
          variant="default"
          loading={test.isPending}
          leftSection={<IconTestPipe size={18} stroke={1.6} aria-hidden />}
          onClick={() =>
            test.mutate(sent, {
              onSuccess: ({ email }) => toast.success(t('testMailed', { email: emailInText(email) })),
            })
          }
        >
          {t('test')}
        </Button>
      </Group>
      <Versions
        message={message}
        onRestored={() => {
          form.discard()
          onRenew()
        }}
      />
      <Suspense>{previewed && <OrderMailPreview {...sent} onClose={() => setPreviewed(false)} />}</Suspense>
    </FormDialog>
  )
}
