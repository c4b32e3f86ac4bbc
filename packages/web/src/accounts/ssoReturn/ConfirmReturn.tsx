import { sso } from '@sufra/contract/accounts/sso'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../kernel/data/api.ts'
import { messageOf } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { PageLoading } from '../../kernel/states/PageLoading.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { secondStepText } from '../secondStep/secondStep.text.ts'
import { AuthLayout } from '../signIn/AuthLayout.tsx'
import { confirmations } from '../sso/flow.ts'
import { ssoText } from '../sso/sso.text.ts'

function tell(): void {
  const channel = confirmations()
  channel.postMessage(null)
  channel.close()
}

/** In a tab of its own: the one that asked goes on when this has confirmed. */
export default function ConfirmReturn({ returned }: { returned: string }) {
  const t = useText(ssoText)
  const kernel = useText(kernelText)
  const title = useText(secondStepText)('confirmTitle')
  const [told, setTold] = useState<{ tone: 'success' | 'error'; text: string }>()
  const sent = useRef(false)
  useEffect(() => {
    // It can be sent only once.
    if (sent.current) return
    sent.current = true
    const confirmed = () => {
      tell()
      setTold({ tone: 'success', text: t('confirmed') })
      // Not every browser lets a tab close that has been elsewhere.
      window.close()
    }
    const failed = (error: unknown) =>
      setTold({ tone: 'error', text: messageOf(error) ?? kernel('unavailable') })
    void call(sso.confirm, { body: { returned } }).then(confirmed, failed)
  }, [returned, t, kernel])
  if (!told) return <PageLoading />
  return (
    <AuthLayout title={title}>
      <Callout tone={told.tone}>{told.text}</Callout>
    </AuthLayout>
  )
}
