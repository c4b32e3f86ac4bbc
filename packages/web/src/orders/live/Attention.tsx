import { IconAlertTriangle } from '@tabler/icons-react'
import { FilterButton } from '../../kernel/list/filters/FilterButton.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { liveText } from './live.text.ts'

interface Props {
  readonly count: number | undefined
  readonly active: boolean
  readonly onToggle: () => void
}

/**
 * Filters the orders left undecided too long. It sits in a line that is always there, so no row moves when it appears.
 */
export function Attention(props: Props) {
  const t = useText(liveText)
  return <FilterButton icon={IconAlertTriangle} label={t('attention')} {...props} />
}
