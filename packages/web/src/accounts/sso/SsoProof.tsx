import { Button, Stack } from '@mantine/core'
import { sso } from '@sufra/contract/accounts/sso'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../kernel/data/api.ts'
import { messageOf } from '../../kernel/data/operations.ts'
import { usePlatform } from '../../kernel/data/platform.ts'
import { UserFacingError } from '../../kernel/data/userFacingError.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { confirmations } from './flow.ts'
import { ssoText } from './sso.text.ts'

/** Confirms at the provider who sits here, in another tab, so that what was typed in this one stays. */
export function SsoProof({ proved }: { proved: () => void }) {
  const t = useText(ssoText)
  const kernel = useText(kernelText)
  const name = usePlatform()?.sso?.name
  const onConfirmed = useEffectEvent(proved)
  useEffect(() => {
    const channel = confirmations()
    channel.onmessage = () => onConfirmed()
    return () => channel.close()
  }, [])
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (tab: Window | null) => {
      if (!tab) throw new UserFacingError(t('blocked'))
      const { url } = await call(sso.beginConfirm).catch((cause: unknown) => {
        tab.close()
        throw cause
      })
      tab.location.replace(url)
    },
  })
  // Opened by the click itself, or browsers take it for advertising.
  const open = () => mutate(window.open('about:blank', '_blank'))
  return (
    <Stack gap="md">
      {error && <Callout tone="error">{messageOf(error) ?? kernel('unavailable')}</Callout>}
      <Button variant="default" loading={isPending} onClick={open}>
        {name ? t('confirmWith', { name }) : t('confirm')}
      </Button>
    </Stack>
  )
}
