import { Button } from '@mantine/core'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import css from './SortableList.module.css'
import { sortingText } from './sorting.text.ts'
import type { SortingState } from './useSorting.ts'

interface Props {
  readonly state: SortingState
  readonly onRetry: () => void
}

/** Whether the order on the screen is saved. */
export function SortingStatus({ state, onRetry }: Props) {
  const t = useText(sortingText)
  const kernel = useText(kernelText)
  return (
    <span className={css.state} role="status" data-failed={state === 'failed' || undefined}>
      {state !== 'saved' && t(state)}
      {state === 'failed' && (
        <Button size="xs" variant="default" onClick={onRetry}>
          {kernel('tryAgain')}
        </Button>
      )}
    </span>
  )
}
