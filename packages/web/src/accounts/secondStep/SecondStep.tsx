import { Button } from '@mantine/core'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import { useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Failed } from '../../kernel/states/states.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { Passkeys } from '../passkeys/Passkeys.tsx'
import { Codes } from './Codes.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import css from './secondStep.module.css'
import { secondStepText } from './secondStep.text.ts'

/** Passkeys, codes and recovery codes of the own account. */
export default function SecondStep() {
  const t = useText(secondStepText)
  const { data, error, refetch } = useOperation(secondStep.show)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = useConfirmed(secondStep.renewCodes, {
    invalidates: [secondStep.show],
    done: ({ recovery_codes }) => setCodes(recovery_codes),
  })
  const makeCodes = () =>
    renew.run({ title: t('renewAsk'), text: t('renewText'), action: t('renew'), success: t('renewed') }, {})
  const app = data?.codes_since ?? null
  return (
    <section className={css.step}>
      <h2>{t('title')}</h2>
      <p className={css.about}>{t('text')}</p>
      {!data ? (
        error ? (
          <Failed error={error} onRetry={() => void refetch()} />
        ) : (
          <div className={css.wait} aria-busy />
        )
      ) : (
        <>
          <Passkeys codes={app !== null} onRecoveryCodes={setCodes} />
          <Codes since={app} passkeys={data.passkeys > 0} onRecoveryCodes={setCodes} />
          {(app !== null || data.passkeys > 0) && (
            <>
              <h3>{t('recovery')}</h3>
              <p className={css.about}>{t('recoveryLeft', { count: data.recovery_left })}</p>
              <Button variant="default" mt="sm" loading={renew.pending} onClick={() => void makeCodes()}>
                {t('renew')}
              </Button>
            </>
          )}
        </>
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </section>
  )
}
