import { texts } from './texts.ts'

/** Units of numbers, as shown next to the number. Arabic uses the singular next to the digits 1 and 2. */
export const unitText = texts({
  hours: {
    en: { one: 'hour', other: 'hours' },
    ar: { zero: 'ساعة', one: 'ساعة', two: 'ساعة', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  },
  minutes: {
    en: { one: 'minute', other: 'minutes' },
    ar: { zero: 'دقيقة', one: 'دقيقة', two: 'دقيقة', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  },
  days: {
    en: { one: 'day', other: 'days' },
    ar: { zero: 'يوم', one: 'يوم', two: 'يوم', few: 'أيام', many: 'يومًا', other: 'يوم' },
  },
  people: {
    en: { one: 'person', other: 'people' },
    ar: { zero: 'شخص', one: 'شخص', two: 'شخص', few: 'أشخاص', many: 'شخصًا', other: 'شخص' },
  },
  orders: {
    en: { one: 'order', other: 'orders' },
    ar: { zero: 'طلب', one: 'طلب', two: 'طلب', few: 'طلبات', many: 'طلبًا', other: 'طلب' },
  },
})
