import { formatFigureValue } from '@sufra/contract/insight/reports.words'
import { formatDayAndWeekday } from '@sufra/contract/kernel/clock'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { useLanguage } from '../../kernel/text/language.tsx'
import type { CellUnit, SectionCell } from './sections.ts'

interface Props {
  readonly unit: CellUnit
  readonly value: SectionCell
  /** Amounts without the currency, which the heading has. */
  readonly bare?: boolean
}

/** A figure, day or name as the screen shows it; a dash if there is none. */
export function Figure({ unit, value, bare = false }: Props) {
  const { language } = useLanguage()
  if (value === null) return <Ltr>—</Ltr>
  if (typeof value === 'string')
    return <bdi>{unit === 'day' ? formatDayAndWeekday(value, language) : value}</bdi>
  return unit === 'money' ? <Money amount={value} bare={bare} /> : <Ltr>{formatFigureValue(unit, value)}</Ltr>
}
