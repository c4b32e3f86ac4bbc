import { ActionIcon, Button } from '@mantine/core'
import { timelineMonths } from '@sufra/contract/insight/promotionTimeline'
import { addMonths, formatMonth } from '@sufra/contract/kernel/clock'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import css from './promotionTimeline.module.css'
import { promotionTimelineText } from './promotionTimeline.text.ts'

interface Props {
  /** The first that is shown. */
  readonly month: string
  /** Undefined: the months around today. */
  readonly onMonth: (month: string | undefined) => void
}

/** Moves the months that the timeline shows. */
export function MonthWindow({ month, onMonth }: Props) {
  const t = useText(promotionTimelineText)
  const { language } = useLanguage()
  const last = addMonths(month, timelineMonths - 1)
  return (
    <fieldset className={css.window} aria-label={t('window')}>
      <ActionIcon aria-label={t('previous')} onClick={() => onMonth(addMonths(month, -1))}>
        <IconChevronLeft className="turns" size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <strong aria-live="polite">
        <bdi>
          {formatMonth(month, language)} – {formatMonth(last, language)}
        </bdi>
      </strong>
      <ActionIcon aria-label={t('next')} onClick={() => onMonth(addMonths(month, 1))}>
        <IconChevronRight className="turns" size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Button variant="default" onClick={() => onMonth(undefined)}>
        {t('today')}
      </Button>
    </fieldset>
  )
}
