import type { Language } from './language.ts'

/** Indexed by weekday number: 0 is Sunday. */
export const weekDays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
export type WeekDay = (typeof weekDays)[number]

const arabic: Readonly<Record<WeekDay, string>> = {
  Sunday: 'الأحد',
  Monday: 'الاثنين',
  Tuesday: 'الثلاثاء',
  Wednesday: 'الأربعاء',
  Thursday: 'الخميس',
  Friday: 'الجمعة',
  Saturday: 'السبت',
}

export const weekDayName = (day: WeekDay, language: Language): string =>
  language === 'en' ? day : arabic[day]

/** The weekday of any number, modulo 7. */
export const weekDayOf = (number: number): WeekDay => weekDays[((number % 7) + 7) % 7] ?? 'Sunday'
