import { Button, Group } from '@mantine/core'
import { auth } from '@sufra/contract/accounts/auth'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { endSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import SecondStep from '../secondStep/SecondStep.tsx'
import { secondStepText } from '../secondStep/secondStep.text.ts'
import { AuthLayout } from '../signIn/AuthLayout.tsx'

const goOn = () => queryClient.invalidateQueries({ queryKey: keyOf(auth.verifyToken) })

/** In place of everything else, for somebody whose role requires a second step. */
export default function MustSetUp() {
  const t = useText(secondStepText)
  const { data } = useOperation(secondStep.show)
  return (
    <AuthLayout title={t('needed')} text={t('neededText')}>
      <SecondStep />
      <Group mt="lg" gap="xs">
        {data && (data.codes_since || data.passkeys > 0) && (
          <Button onClick={() => void goOn()}>{t('goOn')}</Button>
        )}
        <Button variant="default" onClick={endSession}>
          {t('signOut')}
        </Button>
      </Group>
    </AuthLayout>
  )
}
