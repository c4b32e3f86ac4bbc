import { Button } from '@mantine/core'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import { useState } from 'react'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Instant } from '../../kernel/display/When.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { SetUpDialog } from './SetUpDialog.tsx'
import css from './secondStep.module.css'
import { secondStepText } from './secondStep.text.ts'

interface Props {
  readonly since: string | null
  /** The account has passkeys. */
  readonly passkeys: boolean
  readonly onRecoveryCodes: (codes: readonly string[]) => void
}

/** Codes of an authenticator app. */
export function Codes({ since, passkeys, onRecoveryCodes }: Props) {
  const t = useText(secondStepText)
  const [settingUp, setSettingUp] = useState(false)
  const off = useConfirmed(secondStep.turnOff, { invalidates: [secondStep.show] })
  const turnOff = () =>
    off.run(
      {
        title: t('turnOffAsk'),
        text: t(passkeys ? 'turnOffKeeping' : 'turnOffText'),
        action: t('turnOff'),
        success: t('turnedOff'),
        danger: true,
      },
      {},
    )
  return (
    <>
      <h3>{t('app')}</h3>
      <p className={css.about}>{t('appText')}</p>
      {since ? (
        <>
          <p>
            {t('on')} <Instant at={since} />
          </p>
          <Button variant="default" mt="sm" loading={off.pending} onClick={() => void turnOff()}>
            {t('turnOff')}
          </Button>
        </>
      ) : (
        <Button variant="default" mt="sm" onClick={() => setSettingUp(true)}>
          {t('turnOn')}
        </Button>
      )}
      {settingUp && (
        <SetUpDialog
          onClose={() => setSettingUp(false)}
          onDone={(made) => {
            setSettingUp(false)
            if (made.length > 0) onRecoveryCodes(made)
            void queryClient.invalidateQueries({ queryKey: keyOf(secondStep.show) })
          }}
        />
      )}
    </>
  )
}
