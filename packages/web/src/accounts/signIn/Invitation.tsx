import { useParams } from '@tanstack/react-router'
import { usePlatformName } from '../../kernel/data/platform.ts'
import { useText } from '../../kernel/text/language.tsx'
import { accountText } from './account.text.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** Where an invitation's link leads: the invited person chooses their password. */
export function Invitation() {
  const t = useText(accountText)
  const product = usePlatformName()
  const { token } = useParams({ from: '/invitation/$token' })
  return (
    <NewPasswordForm
      token={token}
      title={product ? t('invitedTitle', { product }) : t('choosePassword')}
      text={t('invitedText')}
      action={t('choosePassword')}
      done={t('invitedDone')}
      expired={<p>{t('askForInvitation')}</p>}
    />
  )
}
