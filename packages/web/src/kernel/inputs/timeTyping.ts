import { westernDigits } from '@sufra/contract/kernel/digits'
import { TimeOfDay } from '../text/time.schemas.ts'

/** A time with AM or PM, possibly incomplete: `9p`, `930pm`, `9م`. */
const halved = /^(\d{1,2}?)(?::?(\d{2}))?([apصم])m?$/i

/** As on our screens, with or without the tanwin: `9:30 مساءً` is `9:30م`. */
const shortened = (text: string) =>
  text
    .replaceAll('\u064b', '')
    .replace(/صباحا$/, 'ص')
    .replace(/(ظهرا|مساء)$/, 'م')

/** The field's text after typing or pasting; undefined if it can't become a time. */
export function typedTime(text: string): string | undefined {
  const plain = shortened(westernDigits(text).replace(/[\s\u200e\u200f]/g, ''))
  const [, hours, minutes] = /^(\d{2})(\d{2})$/.exec(plain) ?? []
  if (hours && minutes) return `${hours}:${minutes}`
  if (/^\d{0,2}(:\d{0,2})?$|^\d{3}$/.test(plain)) return plain
  // Pasted with seconds, or with AM or PM.
  return TimeOfDay.safeParse(text).data ?? (halved.test(plain) ? plain : undefined)
}

/**
 * `9` is 09:00, `930` is 09:30 and `9pm` is 21:00. Text that is not a time yet is unchanged, so that the form reports
 * it.
 */
export function timeOf(typed: string): string {
  const [, hours = '', minutes = '00', half = ''] =
    halved.exec(typed) ?? /^(\d{1,2}?)(?::?(\d{2}))?$/.exec(typed) ?? []
  const suffix = half && (/[aص]/i.test(half) ? ' am' : ' pm')
  return TimeOfDay.safeParse(`${hours}:${minutes}${suffix}`).data ?? typed
}

/** A quarter of an hour up or down, wrapping at midnight. An empty or unreadable field starts at midnight. */
export function steppedTime(typed: string, quarters: number): string {
  const [hours = 0, minutes = 0] = (TimeOfDay.safeParse(timeOf(typed)).data ?? '00:00').split(':').map(Number)
  const now = hours * 60 + minutes
  const next = quarters > 0 ? Math.floor(now / 15) * 15 + 15 : Math.ceil(now / 15) * 15 - 15
  const day = (next + 1440) % 1440
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(day % 60).padStart(2, '0')}`
}
