import {
  type Icon,
  IconCalendarX,
  IconCheck,
  IconChecks,
  IconCircleDashed,
  IconCircleX,
  IconClockHour4,
  IconCreditCardOff,
  IconDoor,
  IconDoorOff,
  IconLoader,
  IconProgress,
  IconReceiptRefund,
} from '@tabler/icons-react'
import css from './StatusChip.module.css'

type Hue = 'blue' | 'yellow' | 'orange' | 'green' | 'red' | 'none'

/** Spec 1 §4, the shared display rule: colour and icon by the name of the status, for any kind of row. */
const looks: Readonly<Record<string, readonly [Hue, Icon]>> = {
  PENDING: ['blue', IconClockHour4],
  'NEW ORDER': ['blue', IconClockHour4],
  PROGRESSING: ['yellow', IconLoader],
  LOADING: ['yellow', IconLoader],
  READY: ['orange', IconCheck],
  ACCEPTED: ['orange', IconCheck],
  COMPLETED: ['green', IconChecks],
  PAID: ['green', IconChecks],
  'REQUEST ACCEPTED': ['green', IconChecks],
  CANCELLED: ['red', IconCircleX],
  UNPAID: ['red', IconCreditCardOff],
  'PART-PAID': ['yellow', IconProgress],
  'REFUND DUE': ['orange', IconReceiptRefund],
  REFUNDED: ['none', IconReceiptRefund],
  'REQUEST REJECTED': ['red', IconCircleX],
  INTERRUPTED: ['orange', IconCircleX],
  OPEN: ['green', IconDoor],
  CLOSED: ['none', IconDoorOff],
  BOOKED: ['orange', IconCalendarX],
  ACTIVE: ['green', IconCheck],
  SCHEDULED: ['blue', IconClockHour4],
  'USED UP': ['orange', IconProgress],
  USED: ['green', IconCheck],
  UNUSED: ['none', IconCircleDashed],
  MAKING: ['yellow', IconLoader],
  FAILED: ['red', IconCircleX],
  DEACTIVATED: ['none', IconCircleX],
  EXPIRED: ['none', IconCalendarX],
  BLOCKED: ['red', IconCircleX],
  UNBLOCKED: ['green', IconCheck],
}

const plain = (status: string) => status.replaceAll('_', ' ')

export const hueOf = (status: string): Hue => looks[plain(status).toUpperCase()]?.[0] ?? 'none'

/** `status` decides colour and icon, `label` is the text; underscores show as spaces. */
export function StatusChip({ status, label }: { status: string; label: string }) {
  const [hue, Icon] = looks[plain(status).toUpperCase()] ?? ['none' as const, IconLoader]
  return (
    <span className={css.chip} data-hue={hue}>
      <Icon size={14} stroke={2} aria-hidden />
      {plain(label)}
    </span>
  )
}
