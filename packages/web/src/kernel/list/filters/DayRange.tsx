import { formatDay, isDay } from '@sufra/contract/kernel/clock'
import { DayInput } from '../../inputs/DayInput.tsx'
import { dayInputText } from '../../inputs/dayInput.text.ts'
import { useLanguage, useText } from '../../text/language.tsx'
import { type ListSearch, textOf } from '../../url/search.ts'
import css from './Filters.module.css'
import { useFilterChip } from './filterChip.ts'
import { filterChipsText } from './filterChips.text.ts'

interface Props {
  readonly search: ListSearch
  readonly set: (change: ListSearch) => void
  /** If leaving out the days takes more than that. */
  readonly onClear?: () => void
}

/** If the range has one end only, or would end before it begins, it becomes the day that was entered last. */
const ordered = (last: string, [from, to]: readonly [string, string]): ListSearch =>
  from === '' || to < from ? { from: last, to: last } : { from, to }

const noDays: ListSearch = { from: undefined, to: undefined }

export default function DayRange({ search, set, onClear = () => set(noDays) }: Props) {
  const t = useText(dayInputText)
  const [from = '', to = ''] = [textOf(search.from), textOf(search.to)]
  const chips = useText(filterChipsText)
  const { language } = useLanguage()
  const days = [...new Set([from, to])].filter(isDay).map((day) => formatDay(day, language))
  useFilterChip(days.length > 0 && { label: chips('days'), value: days.join(' – '), remove: onClear })
  return (
    <span className={css.days}>
      <DayInput
        aria-label={t('firstDay')}
        value={from}
        w={116}
        onChange={(day) => day !== from && set(ordered(day, [day, to]))}
      />
      <span aria-hidden>–</span>
      <DayInput
        aria-label={t('lastDay')}
        value={to}
        w={116}
        onChange={(day) => day !== to && set(ordered(day, [from, day]))}
      />
    </span>
  )
}
