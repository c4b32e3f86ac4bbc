import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Modal } from '../../kernel/dialogs/Modal.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { ReviewDetails } from './ReviewDetails.tsx'
import { reviewsText } from './reviews.text.ts'
import type { ShownReview } from './shownReview.ts'

interface Props {
  readonly review: ShownReview
  readonly onClose: () => void
  /** What there is to do with it. */
  readonly children?: ReactNode
}

export default function ReviewDialog({ review, onClose, children }: Props) {
  const t = useText(reviewsText)
  return (
    <Modal onClose={onClose} title={t('open', { id: review.order_id })} size={560}>
      <Stack gap="md">
        <ReviewDetails review={review} />
        {children}
      </Stack>
    </Modal>
  )
}
