import {
  addDays,
  formatDay,
  formatDayAndWeekday,
  formatHour,
  formatMonth,
  formatWeekday,
  monthOf,
} from '../kernel/clock.ts'
import type { Bilingual, Language } from '../kernel/language.ts'
import { formatQar } from '../kernel/money.ts'
import { paymentMethodNames } from '../orders/paymentMethods.names.ts'
import type { PromotionKind } from './reportPromotions.ts'
import type { FigureText } from './reports.figures.ts'
import { type DayRange, groupEnd } from './reports.range.ts'
import type { ReportGrouping, ReportRow } from './reports.ts'

/** The head of a report's first column, by what its rows are grouped by. */
export const groupingHeads: Readonly<Record<ReportGrouping, Bilingual>> = {
  day: { en: 'Day', ar: 'اليوم' },
  week: { en: 'Week', ar: 'الأسبوع' },
  month: { en: 'Month', ar: 'الشهر' },
  weekday: { en: 'Weekday', ar: 'يوم الأسبوع' },
  hour: { en: 'Hour', ar: 'الساعة' },
  weekhour: { en: 'Weekday and hour', ar: 'يوم الأسبوع والساعة' },
  restaurant: { en: 'Restaurant', ar: 'المطعم' },
  store: { en: 'Store', ar: 'المتجر' },
  area: { en: 'Area', ar: 'المنطقة' },
  channel: { en: 'Channel', ar: 'القناة' },
  payment: { en: 'Payment method', ar: 'طريقة الدفع' },
  customer: { en: 'Customers', ar: 'العملاء' },
  item: { en: 'Item', ar: 'الصنف' },
  category: { en: 'Category', ar: 'التصنيف' },
}

/** Heads of the first column in the other reports, and names of rows that have none. */
export const rowWords = {
  promotion: { en: 'Promotion', ar: 'العرض أو القسيمة' },
  category: { en: 'Category', ar: 'العنصر' },
  noArea: { en: 'No area', ar: 'بلا منطقة' },
  noReason: { en: 'Without a reason', ar: 'بدون سبب' },
} as const satisfies Readonly<Record<string, Bilingual>>

/** One of each kind. */
export const promotionNames = {
  offer: { en: 'Offer', ar: 'عرض' },
  coupon: { en: 'Coupon', ar: 'قسيمة' },
  welcome: { en: 'Welcome discount', ar: 'الخصم الترحيبي' },
} as const satisfies Readonly<Record<PromotionKind, Bilingual>>

const keyNames: Readonly<Record<string, Bilingual>> = {
  cash: paymentMethodNames.cashondelivery,
  card: { en: 'Card', ar: 'البطاقة' },
  new: { en: 'New customers', ar: 'عملاء جدد' },
  returning: { en: 'Returning customers', ar: 'عملاء عائدون' },
}
const none: Bilingual = { en: 'None', ar: 'بدون' }

const sunday = '2026-01-04'
/** A day that is this weekday, 0 for Sunday. */
export const dayOfWeek = (weekday: number): string => addDays(sunday, weekday)

const weekOf = (first: string, range: DayRange, language: Language) => {
  const last = groupEnd(first, range, 'week')
  return first === last
    ? formatDay(first, language)
    : `${formatDay(first, language)} – ${formatDay(last, language)}`
}

/** What a row of a report is about, in the reader's language. */
export function groupName(
  { key, name }: Pick<ReportRow, 'key' | 'name'>,
  { grouping, range }: { readonly grouping: ReportGrouping; readonly range: DayRange },
  { language }: { readonly language: Language },
): string {
  if (name) return name[language]
  switch (grouping) {
    case 'day':
      return formatDayAndWeekday(key, language)
    case 'week':
      return weekOf(key, range, language)
    case 'month':
      return formatMonth(monthOf(key), language)
    case 'weekday':
      return formatWeekday(dayOfWeek(Number(key)), language)
    case 'hour':
      return formatHour(Number(key), language)
    case 'weekhour':
      return `${formatWeekday(dayOfWeek(Math.floor(Number(key) / 24)), language)} ${formatHour(Number(key) % 24, language)}`
    default:
      return (keyNames[key] ?? none)[language]
  }
}

export function formatFigureValue(unit: FigureText['unit'] | 'text' | 'day', value: number): string {
  if (unit === 'money') return formatQar(value)
  if (unit === 'stars') return value.toFixed(2)
  return unit === 'percent' ? value.toFixed(1) : value.toLocaleString('en-US')
}
