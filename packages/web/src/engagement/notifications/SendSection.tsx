import { Button, Group } from '@mantine/core'
import { IconSend, IconTestPipe } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Callout } from '../../kernel/display/Callout.tsx'
import { Section } from '../../kernel/display/Section.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { WhenValue } from './audience.ts'
import { notificationsText } from './notifications.text.ts'
import { WhenFields } from './WhenFields.tsx'

interface Props {
  readonly when: {
    readonly value: WhenValue
    readonly error: string | undefined
    readonly onChange: (value: WhenValue) => void
  }
  readonly form: { readonly failure: ReactNode; readonly pending: boolean }
  readonly test: { readonly pending: boolean; readonly onSend: () => void }
  /** Further buttons. */
  readonly children?: ReactNode
}

/** The end of a form of something to send: when, and the buttons that send it or a test of it. */
export function SendSection({ when, form, test, children }: Props) {
  const t = useText(notificationsText)
  return (
    <Section title={t('when')} text={t('whenAbout')}>
      <WhenFields {...when} />
      {form.failure && <Callout tone="error">{form.failure}</Callout>}
      <Group>
        <Button
          type="submit"
          loading={form.pending}
          leftSection={<IconSend className="turns" size={18} stroke={1.6} aria-hidden />}
        >
          {t(when.value ? 'schedule' : 'send')}
        </Button>
        {children}
        <Button
          variant="default"
          loading={test.pending}
          leftSection={<IconTestPipe size={18} stroke={1.6} aria-hidden />}
          onClick={test.onSend}
        >
          {t('test')}
        </Button>
      </Group>
    </Section>
  )
}
