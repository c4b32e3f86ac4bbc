import { Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from '../../kernel/browser/useFocusBack.ts'
import { useCovered } from '../../kernel/dialogs/useCovered.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
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
  useFocusBack()
  const covered = useCovered()
  const t = useText(reviewsText)
  const kernel = useText(kernelText)
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={!covered}
      title={t('open', { id: review.order_id })}
      size={560}
      closeButtonProps={{ 'aria-label': kernel('close') }}
    >
      <Stack gap="md">
        <ReviewDetails review={review} />
        {children}
      </Stack>
    </Modal>
  )
}
