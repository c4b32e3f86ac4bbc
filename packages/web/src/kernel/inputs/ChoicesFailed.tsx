import { Button } from '@mantine/core'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import css from './Choices.module.css'

interface Props {
  /** It is being tried again. */
  readonly trying?: boolean
  readonly onRetry: () => void
}

/** In a field whose choices could not be loaded. */
export function ChoicesFailed({ trying = false, onRetry }: Props) {
  const t = useText(kernelText)
  return (
    <p className={css.retry} role="alert">
      {t('failed')}
      <Button
        size="xs"
        variant="default"
        // Not disabled, or the focus would be lost.
        aria-disabled={trying || undefined}
        data-disabled={trying || undefined}
        onClick={() => trying || onRetry()}
      >
        {t('tryAgain')}
      </Button>
    </p>
  )
}
