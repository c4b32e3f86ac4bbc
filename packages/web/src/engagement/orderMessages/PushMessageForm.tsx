import { Button, Group } from '@mantine/core'
import { pushMessageLength, pushTitleLength } from '@sufra/contract/engagement/notifications'
import { orderMessages } from '@sufra/contract/engagement/orderMessages'
import { fillText, samplesIn } from '@sufra/contract/engagement/orderMessages.placeholders'
import type { Language } from '@sufra/contract/kernel/language'
import { branding } from '@sufra/contract/settings/branding'
import { IconTestPipe } from '@tabler/icons-react'
import { useAction, useOperation } from '../../kernel/data/operations.ts'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { PhonePreview } from '../notifications/PhonePreview.tsx'
import type { MessageProps } from './messageProps.ts'
import { orderMessagesText } from './orderMessages.text.ts'
import { Placeholders } from './Placeholders.tsx'
import { useMessageSaved } from './useMessageSaved.ts'
import { Versions } from './Versions.tsx'

/** The push message of an event. */
export function PushMessageForm({ message, title, onClose, onRenew }: MessageProps) {
  const t = useText(orderMessagesText)
  const { data } = useOperation(branding.show)
  const { id, event, version, title_en, title_ar } = message
  const form = useOperationForm(orderMessages.savePush, {
    initial: {
      title_en,
      title_ar,
      message_en: message.message_en ?? '',
      message_ar: message.message_ar ?? '',
    },
    params: { id },
    version,
    body: (values) => values,
    saved: useMessageSaved(onClose),
    failed: 'shown',
  })
  const test = useAction(orderMessages.testPush, { success: t('testPushed'), failure: form.refused })
  const { values } = form
  const filled = (text: string, language: Language) =>
    fillText(text, samplesIn(language, data?.product_name[language] ?? ''))
  return (
    <FormDialog title={title} size={720} form={form} onClose={onClose} onTakeTheirs={onRenew}>
      <Placeholders event={event} />
      <BilingualInput
        autoFocus
        label={t('title')}
        en={form.field('title_en')}
        ar={form.field('title_ar')}
        maxLength={pushTitleLength}
        required
      />
      <BilingualInput
        label={t('message')}
        en={form.field('message_en')}
        ar={form.field('message_ar')}
        maxLength={pushMessageLength}
        long
        required
      />
      <PhonePreview
        title_en={filled(values.title_en, 'en')}
        title_ar={filled(values.title_ar, 'ar')}
        message_en={filled(values.message_en, 'en')}
        message_ar={filled(values.message_ar, 'ar')}
      />
      <Group>
        <Button
          variant="default"
          loading={test.isPending}
          leftSection={<IconTestPipe size={18} stroke={1.6} aria-hidden />}
          onClick={() => test.mutate({ params: { id }, body: values })}
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
    </FormDialog>
  )
}
