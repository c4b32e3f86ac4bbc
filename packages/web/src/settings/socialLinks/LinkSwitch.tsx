import { type SocialLink, socialLinks } from '@sufra/contract/settings/socialLinks'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { socialLinksText } from './socialLinks.text.ts'

/** Whether apps show a link; switching asks first. */
export function LinkSwitch({ link: { id, name_en: name, status: on } }: { readonly link: SocialLink }) {
  const t = useText(socialLinksText)
  const status = useConfirmed(socialLinks.update, { invalidates: [socialLinks.list] })
  const toggle = () =>
    status.run(
      {
        title: t('statusAsk'),
        text: t(on ? 'offText' : 'onText', { name }),
        action: t(on ? 'turnOff' : 'turnOn'),
        success: t(on ? 'turnedOff' : 'turnedOn', { name }),
      },
      { params: { id }, body: { status: !on } },
    )
  return (
    <StatusSwitch
      label={t('statusOf', { name })}
      checked={on}
      pending={status.pending}
      onToggle={() => void toggle()}
    />
  )
}
