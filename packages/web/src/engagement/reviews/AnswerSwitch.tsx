import { Button, Group } from '@mantine/core'
import { reviews } from '@sufra/contract/engagement/reviews'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { useText } from '../../kernel/text/language.tsx'
import { reviewsText } from './reviews.text.ts'
import { reviewLists } from './shownReview.ts'

/** Hides a store's answer from customers, or shows it again. */
export function AnswerSwitch({ id, on }: { id: number; on: boolean }) {
  const t = useText(reviewsText)
  const status = useConfirmed(reviews.updateAnswerStatus, { invalidates: reviewLists })
  const toggle = () =>
    status.run(
      {
        title: t(on ? 'hideAnswerAsk' : 'showAnswerAsk'),
        text: t(on ? 'hideAnswerText' : 'showAnswerText'),
        action: t(on ? 'hideAnswer' : 'showAnswer'),
        success: t(on ? 'answerHiddenDone' : 'answerShownDone'),
      },
      { params: { id }, body: { status: !on } },
    )
  return (
    <Group justify="flex-end">
      <Button variant="default" loading={status.pending} onClick={() => void toggle()}>
        {t(on ? 'hideAnswer' : 'showAnswer')}
      </Button>
    </Group>
  )
}
