import { Button, Group } from '@mantine/core'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import { useState } from 'react'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Instant } from '../../kernel/display/When.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpDialog } from './SetUpDialog.tsx'
import css from './secondStep.module.css'
import { secondStepText } from './secondStep.text.ts'

const invalidates = [secondStep.show]
const renewed = () => queryClient.invalidateQueries({ queryKey: keyOf(secondStep.show) })

/** Codes and recovery codes of the own account. */
export default function SecondStep() {
  const t = useText(secondStepText)
  const { data, error, refetch } = useOperation(secondStep.show)
  const [settingUp, setSettingUp] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const off = useConfirmed(secondStep.turnOff, { invalidates })
  const renew = useConfirmed(secondStep.renewCodes, {
    invalidates,
    done: ({ recovery_codes }) => setCodes(recovery_codes),
  })
  const turnOff = () =>
    off.run(
      {
        title: t('turnOffAsk'),
        text: t('turnOffText'),
        action: t('turnOff'),
        success: t('turnedOff'),
        danger: true,
      },
      {},
    )
  const makeCodes = () =>
    renew.run({ title: t('renewAsk'), text: t('renewText'), action: t('renew'), success: t('renewed') }, {})
  return (
    <section>
      <h2>{t('title')}</h2>
      <p className={css.about}>{t('text')}</p>
      {!data ? (
        error ? (
          <Failed error={error} onRetry={() => void refetch()} />
        ) : (
          <div className={css.wait} aria-busy />
        )
      ) : data.codes_since ? (
        <>
          <p>
            {t('on')} <Instant at={data.codes_since} />
            {' · '}
            {t('recoveryLeft', { count: data.recovery_left })}
          </p>
          <Group gap="xs" mt="sm">
            <Button variant="default" loading={renew.pending} onClick={() => void makeCodes()}>
              {t('renew')}
            </Button>
            <Button variant="default" loading={off.pending} onClick={() => void turnOff()}>
              {t('turnOff')}
            </Button>
          </Group>
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
            setCodes(made)
            void renewed()
          }}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </section>
  )
}
