import { Button } from '@mantine/core'
import { type PromotionTrial, promotionTrials } from '@sufra/contract/insight/promotionTrials'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { IconHistory } from '@tabler/icons-react'
import { type ComponentProps, type MouseEvent, useState } from 'react'
import { useAction } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import type { FormPanel } from '../../kernel/forms/formPanel.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './promotionTrials.module.css'
import { promotionTrialsText } from './promotionTrials.text.ts'
import { TrialFigures } from './TrialFigures.tsx'
import { useTrial } from './useTrial.ts'

type Tried = typeof promotionTrials.tryOffer | typeof promotionTrials.tryCoupon

interface Props<Op extends Tried> {
  readonly operation: Op
  /** As it stands in the form. */
  readonly body: RequestOf<Op>
  readonly form: ComponentProps<FormPanel<unknown>>['form']
  readonly kind: 'offer' | 'coupon'
}

function Progress({ trial: { orders_done, orders_total } }: { readonly trial: PromotionTrial }) {
  const t = useText(promotionTrialsText)
  const figures = { done: orders_done.toLocaleString('en-US'), of: orders_total.toLocaleString('en-US') }
  return (
    <div className={css.progress}>
      <progress
        aria-label={t('running')}
        {...(orders_total > 0 && { max: orders_total, value: orders_done })}
      />
      {orders_total > 0 && <bdi>{t('progress', figures)}</bdi>}
    </div>
  )
}

/** Tries what a form has on the orders of the last 30 days. */
export function TrialPanel<Op extends Tried>({ operation, body, form, kind }: Props<Op>) {
  const t = useText(promotionTrialsText)
  const { trial, isOutOfReach, begin } = useTrial()
  const [tried, setTried] = useState('')
  const starting = useAction(operation as Tried, { success: false, failure: form.refused })
  const stopping = useAction(promotionTrials.stop, { success: false })
  const now = JSON.stringify(body)
  const running = trial?.state === 'running'
  const run = async (event: MouseEvent<HTMLButtonElement>) => {
    if (starting.isPending || !(await form.validate(event.currentTarget.form))) return
    starting.mutate(
      { body },
      {
        onSuccess: (answer) => {
          setTried(now)
          begin(answer.trial)
        },
      },
    )
  }
  return (
    <section className={css.panel} aria-label={t('title')}>
      <header>
        <div>
          <h3>{t('title')}</h3>
          <p>{t(kind === 'offer' ? 'offerHint' : 'couponHint')}</p>
        </div>
        {running ? (
          <Button
            variant="default"
            loading={stopping.isPending}
            onClick={() =>
              stopping.mutate({}, { onSuccess: (answer) => answer.trial && begin(answer.trial) })
            }
          >
            {t('stop')}
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<IconHistory size={18} stroke={1.6} aria-hidden />}
            loading={starting.isPending}
            onClick={run}
          >
            {t(trial ? 'again' : 'run')}
          </Button>
        )}
      </header>
      <div aria-live="polite" className={css.outcome}>
        {running && <Progress trial={trial} />}
        {isOutOfReach && <Callout tone="error">{t('outOfReach')}</Callout>}
        {trial?.state === 'stopped' && <p className={css.quiet}>{t('stopped')}</p>}
        {trial?.state === 'interrupted' && <Callout tone="info">{t('interrupted')}</Callout>}
        {trial?.result && (
          <>
            {now !== tried && <Callout tone="info">{t('changed')}</Callout>}
            <TrialFigures result={trial.result} />
          </>
        )}
      </div>
    </section>
  )
}
