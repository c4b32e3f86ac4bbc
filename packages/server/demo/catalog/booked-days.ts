import { type Bilingual, pairs } from './bilingual.ts'
import type { Random } from './random.ts'

/** Days relative to "today" (0); the last one is included. */
export type BookedRange = { from_day: number; to_day: number; title: Bilingual }

const titles = pairs(`
Fully booked | محجوز بالكامل
Wedding | حفل زفاف
Kitchen maintenance | صيانة المطبخ
Corporate event | فعالية شركة
Eid holiday | إجازة العيد
Camp in Sealine | مخيم سيلين
`)

/** Ranges are generated in order from the past on, so that they never overlap. */
export function bookedDays(rng: Random): BookedRange[] {
  const out: BookedRange[] = []
  let day = rng.int(-60, -20)
  while (day < 75 && out.length < 5) {
    day += rng.int(9, 34)
    // Today and tomorrow stay free: the demo must accept orders at once.
    if (day >= -3 && day <= 1) day = rng.int(2, 9)
    const to_day = day + rng.pick([0, 0, 0, 1, 2])
    out.push({ from_day: day, to_day, title: rng.pick(titles) })
    day = to_day + 1
  }
  return out
}
