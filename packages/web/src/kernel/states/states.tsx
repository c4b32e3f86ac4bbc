import { Button } from '@mantine/core'
import { IconCloudOff, IconFilterOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { focusOnward } from '../browser/focusOnward.ts'
import { useLost } from '../browser/network.ts'
import { messageOf } from '../data/operations.ts'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import css from './states.module.css'

interface Props {
  readonly icon?: ReactNode
  readonly title: string
  readonly text?: ReactNode
  readonly action?: ReactNode
  readonly failed?: boolean
}

function State({ icon, title, text, action, failed }: Props) {
  return (
    <div ref={focusOnward} className={css.state} role={failed ? 'alert' : 'status'}>
      {icon}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}

export interface EmptyWords {
  readonly icon?: ReactNode
  readonly title: string
  /** What the list is for. */
  readonly text?: string
  /** The first thing to do. */
  readonly action?: ReactNode
}

export const Empty = ({ words }: { words: EmptyWords }) => <State {...words} />

export function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useText(kernelText)
  return (
    <State
      icon={<IconFilterOff size={32} stroke={1.25} aria-hidden />}
      title={t('nothingFound')}
      text={t('nothingFoundWhy')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  )
}

interface FailedProps {
  readonly error: unknown
  readonly title?: string
  /** The next attempt is running. */
  readonly trying?: boolean
  readonly onRetry: () => void
}

export function Failed({ error, title, trying, onRetry }: FailedProps) {
  const t = useText(kernelText)
  const lost = useLost()
  return (
    <State
      failed
      icon={<IconCloudOff size={32} stroke={1.25} aria-hidden />}
      title={title ?? t('failed')}
      text={messageOf(error) ?? t(lost ? 'untilBack' : 'unavailable')}
      action={
        // Not disabled, or the focus would be lost.
        <Button
          variant="default"
          aria-disabled={trying}
          data-disabled={trying || undefined}
          onClick={() => trying || onRetry()}
        >
          {t('tryAgain')}
        </Button>
      }
    />
  )
}
