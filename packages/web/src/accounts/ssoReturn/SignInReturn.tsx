import { sso } from '@sufra/contract/accounts/sso'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiError, call } from '../../kernel/data/api.ts'
import { messageOf } from '../../kernel/data/operations.ts'
import { PageLoading } from '../../kernel/states/PageLoading.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { authText } from '../signIn/signIn.text.ts'
import { useEnter } from '../signIn/useEnter.ts'
import { dropFlow, type Flow } from '../sso/flow.ts'
import { SsoCode } from './SsoCode.tsx'

const steps = ['auth.codeNeeded', 'auth.passkeyNeeded'] as const
type Step = (typeof steps)[number]

const stepOf = (error: unknown): Step | undefined =>
  steps.find((step) => error instanceof ApiError && error.body.code === step)

/** Signs in with what the provider said. What goes wrong is told on the sign-in page, where the password works. */
export default function SignInReturn({ returned, flow }: { returned: string; flow: Flow }) {
  const t = useText(authText)
  const navigate = useNavigate()
  const enter = useEnter(flow.back)
  const [step, setStep] = useState<Step>()
  const sent = useRef(false)
  useEffect(() => {
    // It can be sent only once.
    if (sent.current) return
    sent.current = true
    const failed = (error: unknown) => {
      const asked = stepOf(error)
      if (asked) return setStep(asked)
      const failure = messageOf(error) ?? t('unavailable')
      void navigate({ to: '/', replace: true, state: { back: flow.back, failure } })
    }
    void call(sso.signIn, { body: { page: flow.page, returned } })
      .then(enter, failed)
      .finally(() => dropFlow(returned))
  }, [flow, returned, enter, navigate, t])
  return step ? (
    <SsoCode page={flow.page} passkey={step === 'auth.passkeyNeeded'} enter={enter} />
  ) : (
    <PageLoading />
  )
}
