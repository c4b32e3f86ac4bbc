import { deviceOf } from '@sufra/contract/accounts/device'
import { passkeys } from '@sufra/contract/accounts/passkeys'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import { useMutation } from '@tanstack/react-query'
import { fetched } from '../../kernel/browser/late.ts'
import { call } from '../../kernel/data/api.ts'
import { keyOf, messageOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { passkeysText } from './passkeys.text.ts'

/** Makes a passkey, named after this device until its owner names it, and answers the first recovery codes. */
export function useAddPasskey(onRecoveryCodes: (codes: readonly string[]) => void) {
  const t = useText(passkeysText)
  const kernel = useText(kernelText)
  const { browser, system } = deviceOf(navigator.userAgent)
  const name = browser && system ? t('browserOn', { browser, system }) : (browser ?? system ?? t('unnamed'))
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { makePasskey } = await fetched(() => import('./ceremony.ts'))
      const { options } = await call(passkeys.begin)
      return call(passkeys.add, { body: { name, credential: await makePasskey(options) } })
    },
    onSuccess: ({ recovery_codes }) => {
      toast.success(t('added'))
      if (recovery_codes.length > 0) onRecoveryCodes(recovery_codes)
    },
    onError: (error) => toast.error(messageOf(error) ?? kernel('unavailable')),
    onSettled: () =>
      Promise.all(
        [passkeys.list, secondStep.show].map((each) =>
          queryClient.invalidateQueries({ queryKey: keyOf(each) }),
        ),
      ),
  })
  return { add: () => mutate(), pending: isPending }
}
