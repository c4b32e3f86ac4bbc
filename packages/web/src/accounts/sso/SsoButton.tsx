import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../kernel/data/operations.ts'
import { useText } from '../../kernel/text/language.tsx'
import { leaveForProvider } from './flow.ts'
import { ssoText } from './sso.text.ts'

interface Props {
  /** What people call the provider. */
  readonly name: string | null
  readonly back: string | undefined
  /** Undefined: without a message of the server. */
  readonly failed: (message: string | undefined) => void
}

export default function SsoButton({ name, back, failed }: Props) {
  const t = useText(ssoText)
  const { mutate, isPending } = useMutation({
    mutationFn: () => leaveForProvider(back),
    onError: (error) => failed(messageOf(error)),
  })
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      {name ? t('signInWith', { name }) : t('signIn')}
    </Button>
  )
}
