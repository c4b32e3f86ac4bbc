import { formatFigureValue } from '@sufra/contract/insight/reports.words'
import type { Language } from '@sufra/contract/kernel/language'
import { currency, formatQar, qar } from '@sufra/contract/kernel/money'
import { isolated } from '../../kernel/text/isolated.ts'
import type { Series } from '../charts/series.ts'
import type { CellUnit } from './sections.ts'

/** Money with its currency; in Arabic the figure keeps its direction between the words. */
const money = (value: number, language: Language): string =>
  language === 'ar'
    ? `${isolated(formatQar(value))}\u00a0${currency.ar}`
    : `${currency.en}\u00a0${formatQar(value)}`

/** Units that have no fractions. */
const whole: readonly CellUnit[] = ['orders', 'number', 'minutes', 'days']

/** How a chart writes figures of a unit. */
export const writersOf = (
  unit: CellUnit,
  language: Language,
): Pick<Series, 'write' | 'writeBare' | 'writeTick' | 'whole'> => ({
  write: (value) => (unit === 'money' ? money(value, language) : formatFigureValue(unit, value)),
  writeBare: (value) => formatFigureValue(unit, value),
  writeTick: (value) => (unit === 'money' ? qar(value) : value).toLocaleString('en-US'),
  whole: whole.includes(unit),
})
