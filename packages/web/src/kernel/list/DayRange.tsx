import { DayInput } from '../inputs/DayInput.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { type ListSearch, textOf } from '../url/search.ts'

interface Props {
  readonly search: ListSearch
  readonly set: (change: ListSearch) => void
}

/** If the range would end before it begins, it becomes the day that was entered last. */
const ordered = (last: string, [from, to]: readonly [string, string]): ListSearch =>
  to < from ? { from: last, to: last } : { from, to }

export default function DayRange({ search, set }: Props) {
  const t = useText(kernelText)
  const [from = '', to = ''] = [textOf(search.from), textOf(search.to)]
  return (
    <>
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
    </>
  )
}
