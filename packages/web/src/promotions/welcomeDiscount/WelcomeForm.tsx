import { Button, Group } from '@mantine/core'
import { type WelcomeDiscount, welcomeDiscount } from '@sufra/contract/promotions/welcomeDiscount'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import { Section } from '../../kernel/display/Section.tsx'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { StaleNotice } from '../../kernel/states/StaleNotice.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { AppPreview } from './AppPreview.tsx'
import { GivenOut } from './GivenOut.tsx'
import { LimitFields } from './LimitFields.tsx'
import { useWelcomeForm } from './useWelcomeForm.ts'
import { ValueFields } from './ValueFields.tsx'
import { welcomeDiscountText } from './welcomeDiscount.text.ts'

interface Props {
  /** Undefined as long as none was saved. */
  readonly discount: WelcomeDiscount | undefined
  /** Reads it again. */
  readonly onRenew: () => void
}

/** Read-only for people who may not change it. */
export function WelcomeForm({ discount, onRenew }: Props) {
  const t = useText(welcomeDiscountText)
  const kernel = useText(kernelText)
  const readOnly = !useSession().can(welcomeDiscount.update)
  const form = useWelcomeForm(discount, onRenew)
  const element = useRef<HTMLFormElement>(null)
  useLeaveGuard(form.isDirty)
  const { status, message_en, message_ar, value } = form.values
  /** It begins with saving, as it needs its value; it stops at once. */
  const toggle = async () => {
    const words = status
      ? { title: t('offAsk'), text: t('offText'), action: t('turnOff'), danger: true }
      : { title: t('onAsk'), text: t('onText'), action: t('turnOn') }
    if (!(await confirm(words))) return
    flushSync(() => form.set('status', !status))
    if (status && form.isOn) element.current?.requestSubmit()
  }
  return (
    <form ref={element} noValidate onSubmit={form.submit}>
      {discount && <GivenOut />}
      <Section title={t('discount')} text={t('discountAbout')}>
        {form.failure && <Callout tone="error">{form.failure}</Callout>}
        <StaleNotice form={form} onTakeTheirs={onRenew} />
        <ValueFields form={form} readOnly={readOnly} onToggle={() => void toggle()} />
      </Section>
      <Section title={t('text')} text={t('textAbout')}>
        <BilingualInput
          label={t('text')}
          en={form.field('message_en')}
          ar={form.field('message_ar')}
          maxLength={500}
          long
          readOnly={readOnly}
        />
        <AppPreview en={message_en} ar={message_ar} value={status ? value : ''} />
      </Section>
      <Section title={t('limits')} text={t('limitsAbout')}>
        <LimitFields form={form} readOnly={readOnly} />
        {!readOnly && (
          <Group>
            <Button type="submit" loading={form.pending}>
              {kernel('save')}
            </Button>
          </Group>
        )}
      </Section>
    </form>
  )
}
