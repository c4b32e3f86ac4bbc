import { firstDayOf, formatMonth, lastDayOf, monthOf } from '@sufra/contract/kernel/clock'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { daysOf, type ListSearch } from '../../kernel/url/search.ts'
import { recentMonths } from '../months/recentMonths.ts'
import { statementsText } from './statements.text.ts'

interface Props {
  readonly search: ListSearch
  readonly set: (change: ListSearch) => void
}

/** Chooses the days of a month. */
export function MonthFilter({ search, set }: Props) {
  const t = useText(statementsText)
  const { language } = useLanguage()
  const { start_date, end_date } = daysOf(search)
  const month = start_date === undefined ? '' : monthOf(start_date)
  const whole = month !== '' && start_date === firstDayOf(month) && end_date === lastDayOf(month)
  const recent = recentMonths()
  const months = whole && !recent.includes(month) ? [...recent, month] : recent
  return (
    <FilterSelect
      label={t('month')}
      value={whole ? month : ''}
      active={whole}
      chip={false}
      options={[['', t('anyRange')], ...months.map((each) => [each, formatMonth(each, language)] as const)]}
      onChange={(each) =>
        set(each ? { from: firstDayOf(each), to: lastDayOf(each) } : { from: undefined, to: undefined })
      }
    />
  )
}
