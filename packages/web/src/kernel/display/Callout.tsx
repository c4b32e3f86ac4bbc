import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './Callout.module.css'

const icons = { error: IconAlertTriangle, success: IconCircleCheck, info: IconInfoCircle }

/** A message next to the control that caused it. */
export function Callout({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <div className={css.callout} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
