import { IconAlertTriangle } from '@tabler/icons-react'
import { FilterButton } from '../../kernel/list/FilterButton.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { liveText } from './live.text.ts'

interface Props {
  readonly count: number | undefined
  readonly active: boolean
  readonly onToggle: () => void
}

/** Filters those left undecided too long. In a line that is there anyway: it comes and goes without moving a row. */
export function Attention(props: Props) {
  const t = useText(liveText)
  return <FilterButton icon={IconAlertTriangle} label={t('attention')} {...props} />
}
