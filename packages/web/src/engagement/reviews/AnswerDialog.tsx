import { answerLength } from '@sufra/contract/engagement/reviews.shapes'
import { storeReviews } from '@sufra/contract/engagement/storeReviews'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { ReviewDetails } from './ReviewDetails.tsx'
import css from './reviews.module.css'
import { reviewsText } from './reviews.text.ts'
import type { ShownReview } from './shownReview.ts'

interface Props {
  readonly review: ShownReview
  readonly onClose: () => void
}

/** The review, and the form of its one answer. */
export default function AnswerDialog({ review, onClose }: Props) {
  const t = useText(reviewsText)
  const { id, order_id } = review
  const form = useOperationForm(storeReviews.answer, {
    params: { id },
    initial: { answer_en: '', answer_ar: '' },
    body: (values) => values,
    saved: () => {
      toast.success(t('sent', { id: order_id }))
      onClose()
      void queryClient.invalidateQueries({ queryKey: keyOf(storeReviews.list) })
    },
    failed: 'shown',
  })
  return (
    <FormDialog
      title={t('open', { id: order_id })}
      size={560}
      action={t('send')}
      form={form}
      onClose={onClose}
    >
      <ReviewDetails review={review} />
      <BilingualInput
        label={t('answer')}
        en={form.field('answer_en')}
        ar={form.field('answer_ar')}
        maxLength={answerLength}
        long
      />
      <p className={css.none}>{t('answerNote')}</p>
    </FormDialog>
  )
}
