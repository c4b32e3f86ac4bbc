import { stackRules } from '@sufra/contract/insight/stackRules'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './promotionTimeline.module.css'
import { promotionTimelineText } from './promotionTimeline.text.ts'

/** How promotions meet on one order. The ordering API's docs have the same words. */
export function StackRules() {
  const t = useText(promotionTimelineText)
  const pick = usePick()
  return (
    <details className={css.rules}>
      <summary>{t('rules')}</summary>
      <ol>
        {Object.entries(stackRules).map(([name, rule]) => (
          <li key={name}>{pick(rule)}</li>
        ))}
      </ol>
    </details>
  )
}
