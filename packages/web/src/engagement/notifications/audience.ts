import type { notifications } from '@sufra/contract/engagement/notifications'
import { atQatar, qatarTime } from '@sufra/contract/kernel/clock'
import { qar } from '@sufra/contract/kernel/money'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { numberOf } from '../../kernel/inputs/NumberInput.tsx'

/** As typed and chosen in a form. */
export interface AudienceValues {
  readonly language: '' | 'en' | 'ar'
  readonly area_id: string
  readonly orders: '' | 'within' | 'never'
  readonly ordered_within: string
  /** Dirhams. */
  readonly spent_at_least: number | null
  readonly restaurant_ids: readonly number[]
}

export const everybody: AudienceValues = {
  language: '',
  area_id: '',
  orders: '',
  ordered_within: '30',
  spent_at_least: null,
  restaurant_ids: [],
}

type Sent = NonNullable<RequestOf<typeof notifications.sendEmails>['audience']>

/** Conditions for those who are chosen only: an unseen one must not leave anybody out. */
export function audienceOf(
  { language, area_id, orders, ordered_within, spent_at_least, restaurant_ids }: AudienceValues,
  { users, storeUsers }: { readonly users: boolean; readonly storeUsers: boolean },
): Sent {
  return {
    ...(language && { language }),
    ...(users && area_id && { area_id: Number(area_id) }),
    ...(users && orders === 'within' && { ordered_within: numberOf(ordered_within) }),
    ...(users && orders === 'never' && { never_ordered: true as const }),
    ...(users && spent_at_least !== null && { spent_at_least: qar(spent_at_least) }),
    ...(storeUsers && restaurant_ids.length > 0 && { restaurant_ids: [...restaurant_ids] }),
  }
}

/** Null is now. */
export type WhenValue = { readonly day: string; readonly time: string } | null

export function instantOf(when: WhenValue): { send_at?: string } {
  if (when === null) return {}
  const at = atQatar(when.day, when.time)
  return { send_at: Number.isNaN(at.getTime()) ? '' : at.toISOString() }
}

/** Whether it begins between 22:00 and 8:00 in Qatar. */
export function isAtNight({ send_at }: { readonly send_at?: string }): boolean {
  const time = qatarTime(send_at ?? new Date())
  return time < '08:00' || time >= '22:00'
}
